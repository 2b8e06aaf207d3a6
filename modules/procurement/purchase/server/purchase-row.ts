import type { NewRow } from '#core/define-entity.ts';
import { type Money, money, sum } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import type { GivenPapers } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { BoughtLine } from '../bought-lines.rules.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import type { purchase } from '../purchase.entity.ts';
import type { PurchasePlace } from './purchase-place.ts';

interface Bought {
  place: PurchasePlace;
  lines: readonly BoughtLine[];
  claims: boolean;
  owed: Money;
  shortage_cost: Money;
}

/** The row of a purchase with its lines and payments, all but its number, which is taken last. */
export function purchaseRow(
  { branch }: CommandContext,
  given: GivenPurchase,
  { place, lines, claims, owed, shortage_cost }: Bought,
) {
  const total = sum(lines.map(({ total_amount }) => total_amount));
  const tax = sum(lines.map((line) => line.tax));
  return {
    id: given.id,
    branch_id: branch.id,
    date: place.date,
    supplier_id: given.supplier_id ?? null,
    order_id: null,
    store_id: place.store_id,
    currency: branch.currency,
    price_mode: given.tax_mode,
    receipt_is_provided: given.receipt_is_provided === true,
    receipt_number: given.receipt_number ?? null,
    receipt_date: given.receipt_date ?? null,
    part_of_receipt: given.part_of_receipt ?? null,
    receipt_tax: given.receipt_tax ?? null,
    lines: lines.map(({ base_quantity: _, ...line }, i) => ({
      ...line,
      selling_price: given.lines[i]?.selling_price ?? null,
      returned_quantity: quantity(0n),
      ...{ order_line_no: null, accrued: null, variance: null },
    })),
    discount: sum(lines.map((line) => line.discount + line.purchase_discount)),
    net_amount: sum(lines.map((line) => line.net_amount)),
    tax,
    claimed_tax: claims ? tax : money(0n),
    shortage_cost,
    total_amount: total,
    payments: place.payments.map(({ account_id = null, mode, amount, fee = null, reference = null }) => ({
      account_id,
      mode,
      amount,
      fee,
      reference,
    })),
    paid_amount: money(total - owed),
    remain_amount: owed,
    status: 'received',
    reference: given.reference ?? null,
    remarks: given.remarks ?? null,
  } satisfies NewRow<typeof purchase>;
}

/** A purchase as it is written, before it has a number. */
export type BoughtRow = ReturnType<typeof purchaseRow>;

/** The papers of its supplier that a purchase names: its number for the bill, and the fiscal receipt (A38). */
export function papersOfPurchase(given: {
  supplier_id: string | null;
  reference: string | null;
  receipt_number: string | null;
  part_of_receipt: boolean | null;
  receipt_tax: bigint | null;
  claimed_tax: bigint;
}): GivenPapers {
  const { supplier_id, reference, receipt_number, part_of_receipt, receipt_tax, claimed_tax } = given;
  return {
    bill: { supplier_id, number: reference },
    receipt: receipt_number,
    share: { part_of_receipt, receipt_tax, claims: claimed_tax },
  };
}
