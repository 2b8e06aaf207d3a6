import { InvalidFields, type Problem } from '#core/errors.ts';
import { CHART } from '../ledger/chart.ts';
import { DEBT_TEXTS } from './debt.words.ts';

/** A debt names one party and a real amount; of money lent or borrowed it is known where it lay. */
export function debtByHand(row: Readonly<Record<string, unknown>>): void {
  const problems: Record<string, Problem> = {};
  if (row.amount === 0n) problems.amount = { key: 'nothing_owed', words: DEBT_TEXTS.nothingOwed };
  const named = (['customer_id', 'supplier_id', 'person'] as const).filter((column) => row[column]);
  if (named.length === 0) problems.customer = { key: 'nobody_owes', words: DEBT_TEXTS.nobody };
  if (named.length > 1)
    problems[named.at(-1)?.replace('_id', '') ?? 'person'] = {
      key: 'two_parties',
      words: DEBT_TEXTS.twoParties,
    };
  // What a supplier owes is what was paid ahead, and that is a payment.
  if (row.kind === 'debtor' && row.supplier_id)
    problems.supplier = { key: 'supplier_is_owed', words: DEBT_TEXTS.supplierIsOwed };
  // Sales on account stand in 1100, which is kept per customer.
  else if (row.kind === 'debtor' && row.origin === 'opening' && !row.customer_id)
    problems.customer = { key: 'customer_needed', words: DEBT_TEXTS.customerNeeded };
  if (row.origin === 'loan' && !row.account_id)
    problems.account = { key: 'account_needed', words: DEBT_TEXTS.accountNeeded };
  if (row.origin === 'opening' && row.account_id)
    problems.account = { key: 'no_money_moves', words: DEBT_TEXTS.noMoney };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}

/** Documents by which something is spent and no goods come: what is owed for them are accrued expenses. */
const COSTS: readonly string[] = ['expense', 'truck-operation', 'truck-service'];

/** The account of the chart on which a debt stands (accounting.md 4.3). */
export function ledgerAccountOf({
  kind,
  origin,
  source_kind,
}: {
  kind: string;
  origin: string;
  source_kind: string | null;
}): string {
  if (kind === 'debtor') return origin === 'loan' ? CHART.otherDebtors : CHART.customers;
  if (source_kind && COSTS.includes(source_kind)) return CHART.accruedExpenses;
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
