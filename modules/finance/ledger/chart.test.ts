import { expect, test } from 'vitest';
import { ACCOUNT_TYPE_WORDS } from './account-types.words.ts';
import { CHART_WORDS } from './chart.i18n.ts';
import { CHART } from './chart.ts';
import { PLAIN_CODES, plainAccountName } from './chart-in-plain-words.i18n.ts';
import chart from './data/chart-of-accounts.json' with { type: 'json' };

// cspell:ignore Wateja unaowadai

test('every account of the chart has its name in both languages and a type we know', () => {
  expect(Object.fromEntries(Object.entries(CHART_WORDS).map(([code, words]) => [code, words.en]))).toEqual(
    Object.fromEntries(chart.map(({ code, name }) => [code, name])),
  );
  for (const { code, type } of chart) {
    expect(CHART_WORDS[code]?.sw, code).toBeTruthy();
    expect(ACCOUNT_TYPE_WORDS, code).toHaveProperty(type);
  }
});

test('every account of the chart has one name that rules call it by', () => {
  expect(Object.values(CHART).sort()).toEqual(chart.map(({ code }) => code).sort());
});

test('an owner reads the accounts in words of his own, where the proper name is an accountant’s', () => {
  expect(plainAccountName('1100', 'en')).toBe('Customers who owe you');
  expect(plainAccountName('1100', 'sw')).toBe('Wateja unaowadai');
  expect(plainAccountName('6010', 'en')).toBeUndefined();
  expect(plainAccountName('1010-01', 'en')).toBeUndefined();
  for (const code of PLAIN_CODES) {
    expect(CHART_WORDS, code).toHaveProperty(code);
    expect(plainAccountName(code, 'en'), code).not.toBe(CHART_WORDS[code]?.en);
  }
});
