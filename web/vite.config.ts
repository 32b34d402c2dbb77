import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The language of a text file such as rulebook/be.ftl; a language is one lazily loaded chunk. */
const TEXTS = /[./](be|uk|ru|en)\.ftl\?raw$/;

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/fishka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows no inline code and no data: addresses.
    assetsInlineLimit: 0,
    manifest: true, // scripts/size.mjs reads which files a game's board needs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              test: TEXTS,
              name: (id) => `texts-${TEXTS.exec(id)?.[1] ?? ''}`,
            },
          ],
        },
      },
    },
  },
  server: {
    // The texts are the Python package's own files.
    fs: { allow: ['.', '../src/fishka'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    passWithNoTests: true,
  },
});
