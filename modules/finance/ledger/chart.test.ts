import { expect, test } from 'vitest';
import { ACCOUNT_TYPE_WORDS } from './account-types.ts';
import { CHART_WORDS } from './chart.i18n.ts';
import chart from './data/chart-of-accounts.json' with { type: 'json' };

test('every account of the chart has its name in both languages and a type we know', () => {
  expect(Object.fromEntries(Object.entries(CHART_WORDS).map(([code, words]) => [code, words.en]))).toEqual(
    Object.fromEntries(chart.map(({ code, name }) => [code, name])),
  );
  for (const { code, type } of chart) {
    expect(CHART_WORDS[code]?.sw, code).toBeTruthy();
    expect(ACCOUNT_TYPE_WORDS, code).toHaveProperty(type);
  }
});
