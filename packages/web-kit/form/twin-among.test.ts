import { expect, test } from 'vitest';
import { twinAmong } from './use-warnings.ts';

const rowOf = (id: string, name: string | null) => ({ id, version: 1, created_at: '', name });
const rows = [rowOf('1', 'Asha Juma'), rowOf('2', null), rowOf('3', 'Asha')];

test.each([
  ['the same but for capital letters', 'ASHA', undefined, '3'],
  ['only a part of it', 'Ash', undefined, undefined],
  ['the record that is changed itself', 'asha', '3', undefined],
])('%s', (_, value, own, expected) => {
  expect(twinAmong(rows, 'name', value, own)?.id).toBe(expected);
});
