import type { PostingLine, StockPosting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** What a truck costs on the way. */
export const SPENDING = ['fuel', 'toll', 'allowance', 'loading', 'repair', 'fine', 'other', 'claim'] as const;

/** What a customer is granted for goods that were lost or damaged: no money moves, he owes so much less for his freight. */
export const CLAIM = 'claim';

/** Money that a driver is given for a trip, and what is settled of it as he is back. */
export const OF_ADVANCE = ['advance', 'returned', 'overspent'] as const;

export const OPERATION_KINDS = [...SPENDING, 'income', ...OF_ADVANCE] as const;

/** By which money leaves the account that is named; income and the rest of an advance come into it. */
export const PAYS_OUT = [...SPENDING, 'advance', 'overspent'] as const;

export const PAID_FROM = ['account', 'advance', 'credit', 'store'] as const;

export type OperationKind = (typeof OPERATION_KINDS)[number];

const isOneOf = (names: readonly string[], name: unknown) => names.includes(String(name));

export const isSpending = (kind: unknown) => isOneOf(SPENDING, kind);
export const isOfAdvance = (kind: unknown) => isOneOf(OF_ADVANCE, kind);

type Said = Readonly<Record<string, unknown>>;

const isSpent = ({ kind }: Said) => isSpending(kind);
const isClaim = ({ kind }: Said) => kind === CLAIM;
const isFuel = ({ kind }: Said) => kind === 'fuel';
const isPaid = (from: string) => (said: Said) => isSpent(said) && !isClaim(said) && said.paid_from === from;
/** What the own store gave has no price, no receipt and nobody to be paid. */
const isBought = (said: Said) => isSpent(said) && said.paid_from !== 'store' && !isClaim(said);

/** Of what a field is asked; of every operation where it is not named here. */
const NEEDED: Readonly<Record<string, (said: Said) => boolean>> = {
  fuel_litres: isFuel,
  price: (said) => isFuel(said) && isBought(said),
  full_tank: isFuel,
  missed_before: isFuel,
  product: isPaid('store'),
  cost: (said) => isBought(said) || isClaim(said) || isOfAdvance(said.kind),
  cargo: isClaim,
  amount_gained: ({ kind }) => kind === 'income',
  expense_type: (said) => isBought(said) && !isOneOf(['fuel', 'repair'], said.kind),
  paid_from: ({ kind }) => !isOfAdvance(kind) && kind !== CLAIM,
  account: (said) => isOfAdvance(said.kind) || (said.paid_from === 'account' && !isClaim(said)),
  fee: ({ kind }) => isOneOf(['advance', 'overspent'], kind),
  supplier: isBought,
  due_date: isPaid('credit'),
  has_receipt: isBought,
  receipt_number: (said) => isBought(said) && said.has_receipt === true,
  receipt_date: (said) => isBought(said) && said.has_receipt === true,
  tax_type: (said) => said.kind === 'income' || (isBought(said) && said.has_receipt === true),
  odometer: ({ kind }) => !isOfAdvance(kind) && kind !== CLAIM,
};

/** Whether an operation of this kind, paid in this way, has a field at all: what is not asked is not kept. */
export function needs(field: string, said: Said): boolean {
  return NEEDED[field]?.(said) ?? true;
}

export const NEEDED_FIELDS: readonly string[] = Object.keys(NEEDED);

/** An operation as its entry needs it, in minor units. */
export interface PostedOperation {
  kind: OperationKind | null;
  paid_from: (typeof PAID_FROM)[number] | null;
  driver_id: string | null;
  supplier_id: string | null;
  ledger_code: string | null;
  net_amount: bigint;
  tax: bigint;
  total_amount: bigint;
  fee: bigint | null;
}

/** Costs by their account, income as transport revenue; an advance is owed by its driver until it is settled (transport.md 5). */
export function operationLines(done: PostedOperation, money: string): PostingLine[] {
  const { kind, driver_id, net_amount, tax, total_amount } = done;
  const fee = done.fee ?? 0n;
  const driver = {
    account: CHART.otherDebtors,
    ...(driver_id ? { party: { kind: 'user', id: driver_id } } : {}),
  };
  const charged = { account: CHART.bankCharges, debit: fee };
  if (kind === 'advance' || kind === 'overspent')
    return [{ ...driver, debit: total_amount }, charged, { account: money, credit: total_amount + fee }];
  if (kind === 'returned')
    return [
      { account: money, debit: total_amount },
      { ...driver, credit: total_amount },
    ];
  if (kind === 'income')
    return [
      { ...(done.paid_from === 'advance' ? driver : { account: money }), debit: total_amount },
      { account: CHART.transport, credit: net_amount },
      { account: CHART.vatOutput, credit: tax },
    ];
  return [
    { account: done.ledger_code ?? CHART.otherExpenses, debit: net_amount },
    { account: CHART.vatInput, debit: tax },
    { ...paidBy(done, driver, money), credit: total_amount },
  ];
}

/** A claim that is accepted is owed to the customer, and set against what he owes for his freight (transport.md 5, TW-24). */
export function claimLines(
  { net_amount, total_amount }: Pick<PostedOperation, 'net_amount' | 'total_amount'>,
  customer_id: string,
): readonly (readonly PostingLine[])[] {
  const party = { kind: 'customer' as const, id: customer_id };
  return [
    [
      { account: CHART.otherExpenses, debit: net_amount },
      { account: CHART.accruedExpenses, credit: total_amount, party },
    ],
    [
      { account: CHART.accruedExpenses, debit: total_amount, party },
      { account: CHART.customers, credit: total_amount, party },
    ],
  ];
}

function paidBy(
  { paid_from, supplier_id }: PostedOperation,
  driver: PostingLine,
  money: string,
): PostingLine {
  if (paid_from === 'advance') return driver;
  if (paid_from === 'store') return { account: CHART.inventory };
  if (paid_from !== 'credit') return { account: money };
  return {
    account: CHART.accruedExpenses,
    ...(supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {}),
  };
}

/** The account of the chart on which a cost stands: fuel and repairs have their own, else that of its type. */
export function accountOfCost(kind: unknown, ofType: string | undefined): string {
  if (kind === 'fuel') return CHART.truckFuel;
  if (kind === 'repair') return CHART.truckRepairs;
  return ofType ?? CHART.otherExpenses;
}

/** Goods that an operation took out of the own store. */
export function goodsTaken(
  done: {
    paid_from: string | null;
    product_id: string | null;
    fuel_litres: bigint | null;
    total_amount: bigint;
  },
  store_id: string,
): StockPosting[] {
  if (done.paid_from !== 'store' || !done.product_id) return [];
  const { product_id, fuel_litres, total_amount } = done;
  return [{ product_id, store_id, quantity: -(fuel_litres ?? 0n), value: -total_amount }];
}
