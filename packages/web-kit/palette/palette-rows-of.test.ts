import { expect, test } from 'vitest';
import { makeRegistry } from '#core/define-module.ts';
import { groupsOfRecords, rowOfChoice } from './palette-rows-of.tsx';

test('a kind of record that this page does not know is left out, found or remembered', () => {
  const scene = { registry: makeRegistry([]), language: 'en' as const, hrefOf: () => '/somewhere' };
  const row = { id: '1', name: 'New', version: 1, created_at: '2026-01-01T00:00:00Z' };
  expect(groupsOfRecords([{ entity: 'novelty', closeness: 0, row }], scene)).toEqual([]);
  const choice = { kind: 'record' as const, entity: 'novelty', id: '1', title: 'New' };
  expect(rowOfChoice(choice, [], scene)).toBeUndefined();
});
