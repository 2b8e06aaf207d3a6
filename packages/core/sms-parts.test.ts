// cspell:ignore ombe
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inPlainCharacters, smsParts } from './sms-parts.ts';

interface Case {
  id: string;
  title: string;
  text: string;
  people?: number;
  price_per_part?: number;
  expected: { not_gsm?: Record<string, string | null>; all_parts?: number; cost?: number };
}
const file = join(import.meta.dirname, '../../tools/cases/data/worked-cases-messages.json');
const { sms_cases } = JSON.parse(readFileSync(file, 'utf8')) as { sms_cases: Case[] };

test.each(sms_cases)('$id: $title', ({ text, expected, people = 1, price_per_part = 0 }) => {
  const { all_parts, cost, not_gsm = {}, ...counted } = expected;
  const found = smsParts(text);
  expect(found).toEqual({ ...counted, not_gsm });
  if (all_parts !== undefined) expect(found.parts * people).toBe(all_parts);
  if (cost !== undefined) expect(found.parts * people * price_per_part).toBe(cost);
});

// later-modules-reports.md, L19.
test('a character that counts double counts once where the text is Unicode', () => {
  expect(smsParts(`this is a ${']'.repeat(74)}😘`)).toMatchObject({ units: 86, parts: 2 });
  const text = `${'|'.repeat(24)}{${'|'.repeat(28)}∞${'|'.repeat(10)}^${'|'.repeat(5)}`;
  expect(smsParts(text)).toMatchObject({ encoding: 'UCS-2', units: 70, parts: 1, left_in_part: 0 });
  const without = text.replace('∞', '');
  expect(smsParts(without)).toMatchObject({ encoding: 'GSM-7', units: 138, parts: 1, left_in_part: 22 });
});

test('what says the same in plain characters is put in their place, and nothing else', () => {
  expect(inPlainCharacters('Ng’ombe “wa” leo… ő')).toBe('Ng\'ombe "wa" leo... ő');
  expect(smsParts(inPlainCharacters('Ng’ombe – leo…')).not_gsm).toEqual({});
});
