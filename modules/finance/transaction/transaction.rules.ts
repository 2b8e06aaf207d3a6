import { InvalidFields, type Problem } from '#core/errors.ts';
import type { Posting, PostingLine } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';
import { TRANSACTION_TEXTS } from './transaction.words.ts';

/** Specification §3: into an account, out of it, or from one to another. */
export const TRANSACTION_TYPES = ['deposit', 'withdraw', 'transfer'] as const;

/** Where money comes from or goes to that moves between no two accounts of the business. */
export const COUNTERPARTS = [
  'owner_capital',
  'drawings',
  'bank_loan',
  'interest',
  'income',
  'expense',
  'vat',
  'missing',
  'found',
] as const;

/** What only money can be that was counted: it is said where cash is explained, and nowhere else (A32). */
const OF_COUNTED_CASH: readonly string[] = ['missing', 'found'];

type TransactionType = (typeof TRANSACTION_TYPES)[number];
type Counterpart = (typeof COUNTERPARTS)[number];

/** On which account of the chart each counterpart stands (A27); an expense stands where its type says. */
const LEDGER_ACCOUNTS: Readonly<
  Record<Exclude<TransactionType, 'transfer'>, Readonly<Partial<Record<Counterpart, string | null>>>>
> = {
  deposit: {
    owner_capital: CHART.capital,
    income: CHART.otherIncome,
    bank_loan: CHART.loans,
    interest: CHART.otherIncome,
    found: CHART.cashShortOrOver,
  },
  withdraw: {
    drawings: CHART.drawings,
    expense: null,
    bank_loan: CHART.loans,
    interest: CHART.otherExpenses,
    vat: CHART.vatPayable,
    missing: CHART.cashShortOrOver,
  },
};

/** What money that comes in can be, and what money that goes out, where somebody records it by hand. */
export function counterpartsOf(type: TransactionType): Counterpart[] {
  return type === 'transfer'
    ? []
    : (Object.keys(LEDGER_ACCOUNTS[type]) as Counterpart[]).filter((one) => !OF_COUNTED_CASH.includes(one));
}

/** The account of the chart behind a counterpart; null where a type of expenses says it, or there is none. */
export function ledgerAccountOf(type: TransactionType, counterpart: Counterpart | null): string | null {
  return type === 'transfer' || !counterpart ? null : (LEDGER_ACCOUNTS[type][counterpart] ?? null);
}

type Said = Readonly<Record<string, unknown>>;

/** A transaction moves something: a transfer to another account, all else from or to a counterpart that fits it. */
export function movesMoney(row: Said): void {
  const problems = { ...faultsOfAmount(row), ...faultsOfCounterpart(row) };
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

function faultsOfAmount({ type, amount, fee }: Said): Record<string, Problem> {
  if (amount === 0n) return { amount: { key: 'amount_needed', words: TRANSACTION_TEXTS.amountNeeded } };
  // Out of what arrives: something must arrive.
  if (type === 'deposit' && BigInt(String(fee ?? 0n)) >= BigInt(String(amount)))
    return { fee: { key: 'fee_takes_all', words: TRANSACTION_TEXTS.feeTakesAll } };
  return {};
}

function faultsOfCounterpart(said: Said): Record<string, Problem> {
  const { account_id, to_account_id, expense_type_id } = said;
  const counterpart = said.counterpart ? String(said.counterpart) : null;
  const type = TRANSACTION_TYPES.find((one) => one === said.type) ?? 'transfer';
  const problems: Record<string, Problem> = {};
  if (type === 'transfer') {
    if (!to_account_id) problems.to_account = { key: 'required' };
    else if (to_account_id === account_id)
      problems.to_account = { key: 'same_account', words: TRANSACTION_TEXTS.sameAccount };
    if (counterpart) problems.counterpart = OF_NO_USE;
  } else {
    if (to_account_id) problems.to_account = OF_NO_USE;
    if (!counterpart) problems.counterpart = { key: 'required' };
    else if (
      !(counterpart in LEDGER_ACCOUNTS[type]) ||
      (OF_COUNTED_CASH.includes(counterpart) && !said.explains_id)
    )
      problems.counterpart = { key: 'other_counterpart', words: TRANSACTION_TEXTS.otherCounterpart };
  }
  if (counterpart === 'expense' && !expense_type_id) problems.expense_type = { key: 'required' };
  if (counterpart !== 'expense' && expense_type_id) problems.expense_type = OF_NO_USE;
  return problems;
}

const OF_NO_USE: Problem = { key: 'of_no_use', words: TRANSACTION_TEXTS.ofNoUse };

/** A transaction as its entries need it: codes of the ledger, amounts in minor units. */
export interface PostedTransaction {
  branch_id: string;
  date: string;
  type: TransactionType;
  amount: bigint;
  fee: bigint;
  /** The account of the money. */
  money: string;
  /** The account behind the counterpart, or the one that a transfer goes to. */
  against: string;
  /** VAT that is claimed of it. */
  tax: bigint;
  /** The branch of the other account of a transfer. */
  to_branch_id: string | null;
  /** Whether it is the account that the money leaves which lies in the other branch, as only an explanation can have it. */
  is_from_elsewhere: boolean;
}

/** What a transaction posts: between branches an entry in each, and they owe each other through 1900 (accounting.md 4.3). */
export function transactionEntries(moved: PostedTransaction): Posting[] {
  const { branch_id, date, type, amount, fee, tax, money, against, to_branch_id } = moved;
  const charges: PostingLine = { account: CHART.bankCharges, debit: fee };
  const entry = (branch: string, lines: PostingLine[]): Posting => ({
    ...{ branch_id: branch, date, lines, never_short: true },
  });
  if (type === 'deposit')
    return [
      entry(branch_id, [
        { account: money, debit: amount - fee },
        charges,
        { account: against, credit: amount },
      ]),
    ];
  const leaves: PostingLine = { account: money, credit: amount + fee };
  if (!to_branch_id || to_branch_id === branch_id)
    return [
      entry(branch_id, [
        { account: against, debit: amount - tax },
        { account: CHART.vatInput, debit: tax },
        charges,
        leaves,
      ]),
    ];
  const [from, to] = moved.is_from_elsewhere ? [to_branch_id, branch_id] : [branch_id, to_branch_id];
  return [
    entry(from, [{ account: CHART.betweenBranches, debit: amount }, charges, leaves]),
    entry(to, [
      { account: against, debit: amount },
      { account: CHART.betweenBranches, credit: amount },
    ]),
  ];
}
