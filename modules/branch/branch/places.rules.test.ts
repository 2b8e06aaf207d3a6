// cspell:ignore Karatu Ilala Kahama Busia

import { expect, test } from 'vitest';
import { districtsOf, regionsOf } from './places.rules.ts';

test('Tanzania has 31 regions, by the alphabet, and 150 districts, each in one of them', () => {
  const regions = regionsOf('tanzania');
  expect(regions).toHaveLength(31);
  expect(regions).toEqual([...regions].sort());
  const districts = regions.flatMap((region) => districtsOf('Tanzania', region));
  expect(districts).toHaveLength(150);
  expect(new Set(districts).size).toBe(150);
  expect([...districts, ...regions].every((name) => name.length <= 60)).toBe(true);
});

test('a region has its districts however it is written, and an unknown one those of all', () => {
  expect(districtsOf('tanzania', 'dar es salaam ')).toContain('Ilala');
  expect(districtsOf('tanzania', 'Arusha')).not.toContain('Ilala');
  expect(districtsOf('tanzania', '')).toEqual(expect.arrayContaining(['Ilala', 'Karatu', 'Kahama']));
});

test('for other countries none is offered', () => {
  expect([regionsOf('kenya'), districtsOf('kenya', 'Busia'), regionsOf('')]).toEqual([[], [], []]);
});
