import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The words that the spelling check complains about in a file of this text. */
function misspelt(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  const file = join(folder, 'planted.ts');
  writeFileSync(file, text);
  const command = ['lint', '--no-progress', '--no-summary', '--words-only', '--root', folder, '--config'];
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/cspell/bin.mjs'), ...command, join(ROOT, 'cspell.json'), file],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  return stdout.split('\n').filter(Boolean);
}

// cspell:ignore prodcut Bidhaa imeuzwa
const MISTAKE = 'prodcut';

test('a misspelt word is caught in sentences, names and comments', () => {
  expect(misspelt(`const words = { en: 'The ${MISTAKE} is sold' };`)).toEqual([MISTAKE]);
  expect(misspelt(`/** A ${MISTAKE} of a branch. */\nconst ${MISTAKE} = 1;`)).toEqual([MISTAKE, MISTAKE]);
});

test('Swahili beside its English is left to people', () => {
  expect(misspelt("const words = { en: 'The product is sold', sw: 'Bidhaa imeuzwa' };")).toEqual([]);
  expect(misspelt("const words = {\n  sw: {\n    one: 'Bidhaa imeuzwa',\n  },\n};")).toEqual([]);
});

test('no word of the list is written twice', () => {
  const words = readFileSync(join(ROOT, 'tools/words.txt'), 'utf8')
    .split('\n')
    .filter((word) => word && !word.startsWith('#'));
  expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
});
