import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme, words } from './lib/app.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
showTheme();
await words.begin();
mount(App, { target });
