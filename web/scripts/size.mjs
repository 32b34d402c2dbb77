// Fails when the bundle outgrows its budget: what a browser that takes brotli downloads in all,
// in one language. A kilobyte is 1000 bytes.
import { statSync } from 'node:fs';
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
const code = total((name) => name.endsWith('.br') && !LANGUAGE.test(`/${name}`));
const page = code + Math.max(0, ...languages);
const fonts = total((name) => /\.woff2?$/.test(name));

console.log(`page and largest language: ${page} of ${PAGE_BUDGET} bytes, fonts: ${fonts} of ${FONT_BUDGET}`);
if (code === 0) throw new Error('there is no bundle: run make web');
if (page > PAGE_BUDGET || fonts > FONT_BUDGET) process.exitCode = 1;
