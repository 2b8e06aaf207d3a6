import { expect, test } from 'vitest';
import { INCOME_STATEMENT } from '../income-statement/income-statement.words.ts';
import { REPORT_TYPES } from './report-types.ts';

test('gross profit is the figure of the income statement, and nothing else is called so in any language', () => {
  const named = REPORT_TYPES.flatMap(({ type, figures }) =>
    figures.map(({ key, words }) => ({ type, key, words })),
  );
  const same = named.filter(
    ({ key, words }) =>
      key === 'gross_profit' ||
      words.en === INCOME_STATEMENT.grossProfit.en ||
      words.sw === INCOME_STATEMENT.grossProfit.sw,
  );
  expect([named.length > 10, same]).toEqual([true, []]);
});
