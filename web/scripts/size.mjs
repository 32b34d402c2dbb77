// Fails when the bundle outgrows its budget: what a browser that takes brotli downloads for the
// largest game, in one language. A kilobyte is 1000 bytes.
import { readFileSync, statSync } from 'node:fs';
import { bundleFiles, STATIC } from './bundle.mjs';

const PAGE_BUDGET = 120_000;
const FONT_BUDGET = 60_000;
const LANGUAGE = /\/texts-(\w\w)-[^/]*\.js\.br$/;

const files = bundleFiles().map((name) => ({ name, bytes: statSync(STATIC + name).size }));

/** @param {(name: string) => boolean} chosen */
const total = (chosen) =>
  files.filter(({ name }) => chosen(name)).reduce((sum, { bytes }) => sum + bytes, 0);

const languages = [...new Set(files.map(({ name }) => LANGUAGE.exec(`/${name}`)?.[1]))]
  .filter((language) => language !== undefined)
  .map((language) => total((name) => LANGUAGE.exec(`/${name}`)?.[1] === language));

// The board of a game is loaded with that game only.
const manifest = JSON.parse(readFileSync(`${STATIC}.vite/manifest.json`, 'utf-8'));
const boards = Object.entries(manifest)
  .filter(([source]) => /games\/\w+\/index\.ts$/.test(source))
  .map(([, { file, css = [] }]) => new Set([file, ...css].map((name) => `${name}.br`)));
/** @param {string} name */
const ofBoard = (name) => boards.some((board) => board.has(name));
const shared = total((name) => name.endsWith('.br') && !LANGUAGE.test(`/${name}`) && !ofBoard(name));
const board = Math.max(0, ...boards.map((names) => total((name) => names.has(name))));
const page = shared + board + Math.max(0, ...languages);
const fonts = total((name) => /\.woff2?$/.test(name));

console.log(`page, largest board and language: ${page} of ${PAGE_BUDGET} bytes, fonts: ${fonts} of ${FONT_BUDGET}`);
if (shared === 0) throw new Error('there is no bundle: run make web');
if (page > PAGE_BUDGET || fonts > FONT_BUDGET) process.exitCode = 1;
