import { InvalidFields } from '#core/errors.ts';
import { CHART } from '../ledger/chart.ts';
import { ACCOUNT_TEXTS } from './account.words.ts';

/** The account of the chart under which each kind of money stands (accounting.md 4.1). */
export const LEDGER_PARENTS: Readonly<Record<string, string>> = {
  'cash in hand': CHART.cash,
  bank: CHART.banks,
  mobile: CHART.mobileMoney,
  clearing: CHART.clearing,
};

/** The account of a customer or supplier is a sub-ledger of the books; nobody opens one by hand. */
export function holdsMoney(row: Readonly<Record<string, unknown>>): void {
  if (String(row.type) in LEDGER_PARENTS) return;
  throw new InvalidFields({ type: { key: 'opened_by_party', words: ACCOUNT_TEXTS.openedByParty } });
}
