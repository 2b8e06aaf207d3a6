import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { findRights } from './find-rights.ts';

const found = (typed: string, language: 'en' | 'sw' = 'en') =>
  findRights(typed, language).flatMap(({ rights }) => rights);

test('nothing typed finds every right once', () => {
  expect(found('').toSorted()).toEqual([...ALL_PERMISSIONS].toSorted());
});

test('words are found in any order and whatever their case', () => {
  expect(found('PRICES selling')).toEqual(['modify_selling_price', 'view_selling_price']);
  expect(found('bei kununua', 'sw')).toEqual(['view_buying_price']);
});

test('the name of a module finds its rights', () => {
  expect(found('message send')).toEqual(['create_message']);
});

test('a word that no right has finds none', () => expect(found('helicopter')).toEqual([]));
