import type { NewRow, RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import {
  claimMoney,
  claimsVat,
  costOfPaper,
  FEE_OF_NO_MONEY_OUT,
  type GivenPapers,
  noteElsewhere,
  oweRest,
  readMoney,
  refuseFutureReceipt,
  takeNumber,
} from '#modules/finance/public.ts';
import { ABOVE_ZERO } from '#modules/inventory/count.words.ts';
import { revalueStock } from '#modules/inventory/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { receiptsOfPurchases } from '../../goods-receipt/server/receipts-of-order.ts';
import type { purchase } from '../../purchase/purchase.entity.ts';
import type { LandedCostBody } from '../landed-cost.body.ts';
import { landedCost } from '../landed-cost.entity.ts';
import { NOBODY_OWED } from '../landed-cost.words.ts';
import { sharesOf } from '../shared-cost.rules.ts';

/** A cost as somebody says it, wherever it is said. */
export type GivenCost = Omit<LandedCostBody, 'id' | 'purchases' | 'date' | 'due_date' | 'remarks'>;

/** A purchase whose goods bear a cost, as it is kept or about to be. */
interface BearingPurchase {
  id: string;
  store_id: string;
  lines: readonly (Pick<
    RowOf<typeof purchase>['lines'][number],
    'product_id' | 'quantity' | 'factor' | 'cost' | 'returned_quantity'
  > & {
    line_no: number;
  })[];
}

/** The document that it becomes, the purchases whose goods bear it, and when. */
export interface Bearing {
  id: string;
  purchases: readonly BearingPurchase[];
  date: string;
  due_date: string | null;
  remarks: string | null;
  /** The place of the cost in the body, where it is one of several: `costs.0.` */
  at: string;
}

/**
 * Shares a cost over lines of purchases and makes goods dearer that are still there; answers what is to be posted and kept.
 * Its supplier, the pools of the goods and the purchases are locked (A1, A18).
 */
export async function shareCost(
  context: CommandContext,
  given: GivenCost,
  { id, purchases, date, due_date, remarks, at }: Bearing,
) {
  const { tx, branch } = context;
  const { supplier_id, title, by } = given;
  const refuse = (key: string, problem: { key: string; words?: { en: string; sw: string } }): never => {
    throw new InvalidFields({ [`${at}${key}`]: problem });
  };
  if (given.amount === 0n) refuse('amount', ABOVE_ZERO);
  refuseFutureReceipt(context, given.receipt_date);
  const paid = await paymentOf(context, given, at);
  if (!paid && !supplier_id) refuse('supplier_id', { key: 'nobody_owed', words: NOBODY_OWED });
  const vat = vatOn(vatRatesOf(branch.settings), date);
  const receipt = { is_provided: given.receipt_is_provided, date: given.receipt_date };
  const has_receipt = claimsVat(branch, receipt, date);
  const said = { tax_type: given.tax, has_receipt, tax_amount: given.tax_amount };
  const { net_amount: net, tax } = costOfPaper(given.amount, said, vat);
  const lines = purchases.flatMap((bought) =>
    bought.lines.map((line) => ({
      ...line,
      purchase_id: bought.id,
      store_id: bought.store_id,
      base_quantity: line.quantity * BigInt(line.factor),
      returned: line.returned_quantity,
    })),
  );
  const shares = sharesOf(net, by === 'quantity' ? 'quantity' : 'value', lines);
  const source = { kind: landedCost.name, id };
  const came = await receiptsOfPurchases(context, lines);
  const parts = await revalueStock(tx, {
    ...{ kind: landedCost.name, branch, date, source },
    lines: lines.map(({ product_id, store_id, base_quantity, returned }, i) => ({
      ...{ product_id, store_id, receipts: came[i] ?? [] },
      cost: { quantity: base_quantity, returned, difference: shares[i] ?? 0n },
    })),
  });
  const owed = money(paid ? 0n : given.amount);
  const row = {
    id,
    branch_id: branch.id,
    ...{ date, title, supplier_id, by: by === 'quantity' ? ('quantity' as const) : ('value' as const) },
    receipt_is_provided: given.receipt_is_provided === true,
    receipt_number: given.receipt_number,
    receipt_date: given.receipt_date,
    part_of_receipt: given.part_of_receipt,
    receipt_tax: given.receipt_tax,
    tax_type: given.tax,
    lines: lines.map(({ purchase_id, line_no, product_id, store_id }, i) => {
      const [share, part] = [shares[i] ?? money(0n), parts[i] ?? 0n];
      return {
        ...{ purchase_id, purchase_line_no: line_no, product_id, store_id, share },
        to_stock: money(part),
        to_cost_of_sales: money(share - part),
      };
    }),
    net_amount: net,
    tax,
    total_amount: given.amount,
    account_id: paid?.account_id ?? null,
    mode: paid?.mode ?? null,
    fee: paid?.fee ?? null,
    paid_amount: money(given.amount - owed),
    remain_amount: owed,
    status: 'posted' as const,
    reference: given.reference,
    remarks,
  } satisfies NewRow<typeof landedCost>;
  return { row, paid, due_date };
}

/** A cost that was shared, with what paid it. */
export type BorneCost = Awaited<ReturnType<typeof shareCost>>;

/** Posts costs. */
export async function postCosts(context: CommandContext, costs: readonly BorneCost[]): Promise<void> {
  await postDocuments(
    landedCost,
    costs.map(({ row }) => row),
    context,
  );
}

/** Takes the references and the papers of costs, each once, before any number is taken. */
export async function claimCosts(context: CommandContext, costs: readonly BorneCost[]): Promise<void> {
  for (const { row, paid } of costs) {
    const source = { kind: landedCost.name, id: row.id };
    await claimMoney(context, { source, payments: paid ? [paid] : [] }, papersOfCost(row));
  }
}

/** Takes the numbers of costs, saves them, and owes what no account paid. */
export async function saveCosts(context: CommandContext, costs: readonly BorneCost[]): Promise<void> {
  const { tx, branch } = context;
  for (const { row, paid, due_date } of costs) {
    const { id, date, supplier_id, remain_amount: owed } = row;
    const number = await takeNumber(tx, branch.id, landedCost.name, date);
    await tx.insert(landedCost, { ...row, number });
    const party = supplier_id ? ({ kind: 'supplier', id: supplier_id } as const) : null;
    const source = { kind: landedCost.name, id };
    await noteElsewhere(context, {
      ...{ party, name: row.title, source, date },
      payments: paid ? [paid] : [],
    });
    await oweRest(context, { party, source, owed, date, due_date });
  }
}

/** The papers that a cost names: what pays it at once carries the reference of the payment, else it is of the bill (A38). */
export function papersOfCost(cost: {
  supplier_id: string | null;
  account_id: string | null;
  reference: string | null;
  receipt_number: string | null;
  part_of_receipt: boolean | null;
  receipt_tax: bigint | null;
  tax: bigint;
}): GivenPapers {
  const { supplier_id, account_id, reference, receipt_number, part_of_receipt, receipt_tax, tax } = cost;
  return {
    bill: { supplier_id, number: account_id ? null : reference },
    receipt: receipt_number,
    share: { part_of_receipt, receipt_tax, claims: tax },
  };
}

/** What pays all of it; nothing where it is owed. */
async function paymentOf(context: CommandContext, given: GivenCost, at: string) {
  const { account_id, mode, amount, fee, reference } = given;
  if (!account_id && fee) throw new InvalidFields({ [`${at}fee`]: FEE_OF_NO_MONEY_OUT });
  if (!account_id) return null;
  const [paid] = await readMoney(context, [{ account_id, mode, amount, fee, reference }], () => at, {
    anywhere: true,
  });
  return paid && paid.mode !== 'deposit' ? { ...paid, mode: paid.mode } : null;
}
