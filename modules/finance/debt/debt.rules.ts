import { InvalidFields, type Problem } from '#core/errors.ts';
import { CHART } from '../ledger/chart.ts';

/** A debt names one party and a real amount; of money lent or borrowed it is known where it lay. */
export function debtByHand(row: Readonly<Record<string, unknown>>): void {
  const problems: Record<string, Problem> = {};
  if (row.amount === 0n) problems.amount = { key: 'nothing_owed', words: NOTHING_OWED };
  const named = (['customer_id', 'supplier_id', 'person'] as const).filter((column) => row[column]);
  if (named.length === 0) problems.customer = { key: 'nobody_owes', words: NOBODY };
  if (named.length > 1)
    problems[named.at(-1)?.replace('_id', '') ?? 'person'] = { key: 'two_parties', words: TWO_PARTIES };
  // What a supplier owes is what was paid ahead, and that is a payment.
  if (row.kind === 'debtor' && row.supplier_id)
    problems.supplier = { key: 'supplier_is_owed', words: SUPPLIER_IS_OWED };
  // Sales on account stand in 1100, which is kept per customer.
  else if (row.kind === 'debtor' && row.origin === 'opening' && !row.customer_id)
    problems.customer = { key: 'customer_needed', words: CUSTOMER_NEEDED };
  if (row.origin === 'loan' && !row.account_id)
    problems.account = { key: 'account_needed', words: ACCOUNT_NEEDED };
  if (row.origin === 'opening' && row.account_id)
    problems.account = { key: 'no_money_moves', words: NO_MONEY };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}

/** The account of the chart on which a debt stands (accounting.md 4.3). */
export function ledgerAccountOf({ kind, origin }: { kind: string; origin: string }): string {
  if (kind === 'debtor') return origin === 'loan' ? CHART.otherDebtors : CHART.customers;
  return origin === 'loan' ? CHART.otherCreditors : CHART.suppliers;
}

interface Amounts {
  amount: bigint;
  paid_amount: bigint;
  returned_amount: bigint;
  written_off_amount: bigint;
}

/** What is left of a debt, and the state that follows from it. */
export function standingOf(debt: Amounts) {
  const remain = debt.amount - debt.paid_amount - debt.returned_amount - debt.written_off_amount;
  const ended = debt.written_off_amount > 0n ? ('written_off' as const) : ('paid' as const);
  const begun = debt.paid_amount > 0n ? ('part_paid' as const) : ('open' as const);
  return { remain_amount: remain, status: remain === 0n ? ended : begun };
}

const NOTHING_OWED = { en: 'Enter the amount owed.', sw: 'Andika kiasi kinachodaiwa.' };
const NOBODY = {
  en: 'Choose a customer or a supplier, or enter a name.',
  sw: 'Chagua mteja au msambazaji, au andika jina.',
};
const SUPPLIER_IS_OWED = {
  en: 'A supplier is a creditor: you owe them.',
  sw: 'Msambazaji ni mdai: wewe ndiye unayedaiwa.',
};
const TWO_PARTIES = {
  en: 'Choose a customer or enter a name, not both.',
  sw: 'Chagua mteja au andika jina, si vyote viwili.',
};
const CUSTOMER_NEEDED = {
  en: 'Choose the customer who owes this.',
  sw: 'Chagua mteja anayedaiwa.',
};
const ACCOUNT_NEEDED = {
  en: 'Choose the account that the money came from or went to.',
  sw: 'Chagua akaunti ambayo pesa zilitoka au kuingia.',
};
const NO_MONEY = {
  en: 'An old debt moves no money, so it takes no account.',
  sw: 'Deni la zamani halihamishi pesa, hivyo halihitaji akaunti.',
};
