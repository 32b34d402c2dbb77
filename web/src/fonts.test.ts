import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf-8');

/** The code points that the font faces of one family take, as their unicode-range says. */
function covered(family: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return css
    .split('@font-face')
    .filter((face) => face.includes(`'${family}'`))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .some(([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16));
}

test.each(['Ledger', 'Wix Madefor Text'])('%s covers the letters of four languages', (family) => {
  const missing = [...'AZazéАЯаяЁёІіЇїЄєҐґЎў’«»—№'].filter((letter) => !covered(family, letter));
  expect(missing).toEqual([]);
});
