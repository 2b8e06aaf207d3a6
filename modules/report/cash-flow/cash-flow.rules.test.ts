import { expect, test } from 'vitest';
import { FLOWS, sectionOf } from './cash-flow.rules.ts';

test('equipment is invested, the owner, lenders and other branches finance, all else is trade', () => {
  expect(FLOWS.map((flow) => [flow, sectionOf(flow)])).toEqual([
    ['customers', 'operating'],
    ['goods', 'operating'],
    ['expenses', 'operating'],
    ['taxes', 'operating'],
    ['other_income', 'operating'],
    ['others', 'operating'],
    ['equipment', 'investing'],
    ['owner', 'financing'],
    ['loans', 'financing'],
    ['branches', 'financing'],
  ]);
});
