import { expect, test } from 'vitest';
import { afterAll, afterExtend, afterPress } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

test('a press selects a row and a second press lets it go, others stay', () => {
  const one = afterPress(new Set(['e']), order, { id: 'b', from: null, range: false });
  expect([...one].sort()).toEqual(['b', 'e']);
  expect([...afterPress(one, order, { id: 'b', from: 'b', range: false })]).toEqual(['e']);
});

test('Shift selects everything from the last pressed row, in either direction', () => {
  expect([...afterPress(new Set(['b']), order, { id: 'd', from: 'b', range: true })]).toEqual([
    'b',
    'c',
    'd',
  ]);
  expect([...afterPress(new Set(['d']), order, { id: 'b', from: 'd', range: true })].sort()).toEqual([
    'b',
    'c',
    'd',
  ]);
});

test('Shift lets go what the pressed row lets go', () => {
  expect([...afterPress(new Set(order), order, { id: 'c', from: 'a', range: true })]).toEqual(['d', 'e']);
});

test('Shift after the page changed selects only the pressed row', () => {
  expect([...afterPress(new Set(), order, { id: 'c', from: 'gone', range: true })]).toEqual(['c']);
  expect([...afterPress(new Set(), order, { id: 'c', from: null, range: true })]).toEqual(['c']);
});

test('all of the page goes in or out, other pages stay', () => {
  expect([...afterAll(new Set(['z']), ['a', 'b'], true)]).toEqual(['z', 'a', 'b']);
  expect([...afterAll(new Set(['z', 'a', 'b']), ['a', 'b'], false)]).toEqual(['z']);
});

test('a walk with Shift takes every row on its way, and gives back what it leaves', () => {
  const order = ['a', 'b', 'c', 'd'];
  const before = new Set(['d']);
  expect([...afterExtend(before, order, 'a', 'c')].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect([...afterExtend(before, order, 'a', 'b')].sort()).toEqual(['a', 'b', 'd']);
  expect([...afterExtend(before, order, 'c', 'b')].sort()).toEqual(['b', 'c', 'd']);
});
