import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme, words } from './lib/app.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// After an upgrade of the server the parts of an old page are gone: load the new page, once.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('fishka-reload'));
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem('fishka-reload', String(Date.now()));
  location.reload();
});

showTheme();
await words.begin();
mount(App, { target });
