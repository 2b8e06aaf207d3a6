import { divideRounded } from '#core/decimal.ts';
import { columnOf } from '#core/define-entity.ts';
import { type Money, money } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/trade/vat.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { expenseType } from '#modules/finance/expense-type/expense-type.entity.ts';
import { claimsVat, costOfPaper } from '#modules/finance/public.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { checkFuture } from '#server-kit/command/refuse-future.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { truckOperation } from '../truck-operation.entity.ts';
import {
  accountOfCost,
  CLAIM,
  isOfAdvance,
  isSpending,
  NEEDED_FIELDS,
  needs,
} from '../truck-operation.rules.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';

/** What stands in fields that are never without a value; an advance moves money of an account. */
const EMPTY: Readonly<Record<string, unknown>> = {
  full_tank: false,
  missed_before: false,
  has_receipt: false,
  paid_from: 'account',
};

const REQUIRED = { key: 'required' } as const;

/** Leaves out what its kind does not ask, and says what of it is missing. */
export function checkSaid(context: CommandContext, draft: Draft): void {
  const { row } = draft;
  const columns = new Map(
    NEEDED_FIELDS.flatMap((key) => {
      const field = Object.entries(truckOperation.fields).find(([name]) => name === key)?.[1];
      return field ? [[key, columnOf(key, field)] as const] : [];
    }),
  );
  for (const [key, column] of columns) if (!needs(key, row)) row[column] = EMPTY[key] ?? null;
  const mustSay = (key: string) => {
    const column = columns.get(key) ?? key;
    if (row[column] === null || row[column] === undefined || row[column] === 0n)
      addProblem(draft, column, REQUIRED);
  };
  if (needs('account', row)) mustSay('account');
  if (row.kind === 'income') mustSay('amount_gained');
  if (row.kind === 'income' && row.paid_from !== 'account' && row.paid_from !== 'advance')
    addProblem(draft, 'paid_from', { key: 'income_comes', words: TRUCK_OPERATION_TEXTS.incomeComes });
  if (isOfAdvance(row.kind) || row.kind === CLAIM) mustSay('cost');
  if (!isSpending(row.kind)) return;
  if (row.paid_from === 'credit') mustSay('supplier');
  if (row.paid_from === 'store') {
    mustSay('fuel_litres');
    mustSay('product');
    if (row.kind !== 'fuel')
      addProblem(draft, 'paid_from', { key: 'only_fuel', words: TRUCK_OPERATION_TEXTS.onlyFuel });
  }
  checkFuture(context, draft, 'receipt_date', row.receipt_date);
  if (row.due_date && String(row.due_date) < String(row.date))
    addProblem(draft, 'due_date', { key: 'due_before', words: TRUCK_OPERATION_TEXTS.dueBefore });
}

/** What operations come to, with the VAT that is claimed or owed, and where their costs stand in the books. */
export async function priceOperations(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const { tx, branch } = context;
  const ids = (column: string) => drafts.flatMap(({ row }) => (row[column] ? [row[column]] : []));
  const types = await tx.query<{ id: string; ledger_account: string }>(
    `select id, ledger_account from ${expenseType.table} where id = any($1)`,
    [ids('expense_type_id')],
  );
  const accountOf = new Map(types.map(({ id, ledger_account }) => [id, ledger_account]));
  const accounts = await tx.query<{ id: string }>(
    `select id from ${account.table} where id = any($1) and branch_id = $2 and ledger_code is not null
       and type not in ('customer', 'supplier', 'clearing')`,
    [ids('account_id'), branch.id],
  );
  const isMoney = new Set(accounts.map(({ id }) => id));
  for (const draft of drafts) {
    const { row } = draft;
    if (row.account_id && !isMoney.has(String(row.account_id)))
      addProblem(draft, 'account_id', { key: 'other_account', words: TRUCK_OPERATION_TEXTS.otherAccount });
    if (isSpending(row.kind))
      row.ledger_code = accountOfCost(row.kind, accountOf.get(String(row.expense_type_id)));
    if (Object.keys(draft.problems).length === 0) price(context, draft);
  }
}

function price({ branch }: CommandContext, draft: Draft): void {
  const { row } = draft;
  const date = String(row.date);
  const vat = vatOn(vatRatesOf(branch.settings), date);
  const amounts = (total: Money, net: Money, tax: Money) =>
    Object.assign(row, {
      ...{ net_amount: net, tax, total_amount: total },
      paid_amount: row.paid_from === 'credit' ? money(0n) : total,
      remain_amount: row.paid_from === 'credit' ? total : money(0n),
    });
  if (row.kind === 'income') {
    const rate = vatRateOf(row.tax_type === 'exempt' ? 'exempt' : 'standard', vat);
    const { net, vat: tax, gross } = withVat(amountIn(row.amount_gained), BigInt(rate), 'inclusive');
    amounts(gross, net, tax);
  } else if (isOfAdvance(row.kind)) amounts(amountIn(row.cost), money(0n), money(0n));
  else if (row.paid_from !== 'store') {
    if (row.kind === 'fuel') row.cost = costOfFuel(row);
    const cost = amountIn(row.cost);
    if (cost === 0n) addProblem(draft, 'cost', REQUIRED);
    const receipt = { is_provided: row.has_receipt === true, date: row.receipt_date as string | null };
    const tax_type = row.tax_type === 'standard' ? 'standard' : 'exempt';
    const said = { tax_type, has_receipt: claimsVat(branch, receipt, date) } as const;
    const { net_amount, tax } = costOfPaper(cost, said, vat);
    amounts(cost, net_amount, tax);
  }
}

function amountIn(value: unknown): Money {
  return money(typeof value === 'bigint' ? value : 0n);
}

/** What fuel comes to: the amount that is said, else its litres at their price. */
export function costOfFuel({ cost, fuel_litres, price: ofLitre }: Row): Money | null {
  return typeof cost === 'bigint' ? money(cost) : costOfLitres(fuel_litres, ofLitre);
}

function costOfLitres(litres: unknown, price: unknown): Money | null {
  if (typeof litres !== 'bigint' || typeof price !== 'bigint') return null;
  return money(divideRounded(litres * price, ONE_UNIT));
}
