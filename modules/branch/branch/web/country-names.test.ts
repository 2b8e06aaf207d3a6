import { expect, test } from 'vitest';
import { countryName, countryOptions } from './country-names.ts';

// cspell:ignore Ufalme Muungano

test('a country is kept in English and shown in the language of the user', () => {
  expect(countryName('tanzania', 'en')).toBe('Tanzania');
  expect(countryName('kenya', 'sw')).toBe('Kenya');
  expect(countryName('united kingdom', 'sw')).toBe('Ufalme wa Muungano');
});

test('what was typed freely stays as it is', () => expect(countryName('Zanzibar', 'sw')).toBe('Zanzibar'));

test('every country stands once, by the alphabet of the language', () => {
  const options = countryOptions('sw');
  const titles = options.map(({ title }) => title);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'sw')));
  expect(options.every(({ value }) => value.length > 2 && value.length <= 60)).toBe(true);
});
