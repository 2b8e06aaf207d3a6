import type { PostingLine } from '#core/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import {
  type Entry,
  lowerDebt,
  postEntries,
  refusePaid,
  releaseReferences,
  reverseEntries,
} from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SaleHasReturns, SaleIsVoid } from '../../errors.ts';
import { goodsOfSale } from '../posting-of-sale.rules.ts';
import { sale } from '../sale.entity.ts';
import { sumOf } from '../sale-entry.rules.ts';
import type { HeldSale } from './hold-sale.ts';

/** Why a sale that is held cannot be voided: it is void, goods came back, or its debt has been paid in part. */
export async function refuseVoid({ tx }: CommandContext, { sold }: Pick<HeldSale, 'sold'>): Promise<void> {
  if (sold.status === 'void') throw SaleIsVoid();
  if (sold.lines.some(({ returned_quantity }) => returned_quantity > 0n)) throw SaleHasReturns();
  await refusePaid(tx, { kind: 'sale', id: sold.id });
}

/**
 * Takes whole sales back today: entries with sides exchanged, goods back at what they had cost, no debt, and references
 * free again. Their numbers stay used.
 */
export async function voidSales(
  context: CommandContext,
  sales: readonly HeldSale[],
  reason?: string,
): Promise<void> {
  const { tx, actor, branch, clock } = context;
  const date = today(clock, branch);
  const trueUps: Entry[] = [];
  for (const held of sales) {
    const lines = trueUpLines(await takeGoodsBack(context, held, date));
    trueUps.push({ branch_id: branch.id, date, source: { kind: sale.name, id: held.sold.id }, lines });
    // Before the debt is lowered, which writes what remains on the same row.
    await tx.save(sale, held.sold, { status: 'void' }, reason);
    await lowerDebt(tx, { kind: sale.name, id: held.sold.id }, held.sold.remain_amount);
  }
  await reverseEntries(tx, { kind: sale.name, ids: sales.map(({ sold }) => sold.id) }, date, actor);
  await postEntries(tx, trueUps);
  for (const { sold } of sales) await releaseReferences(tx, { kind: sale.name, id: sold.id });
}

/** What goods that came back filled of a shortage at another cost than they had left with. */
function trueUpLines(amount: bigint): PostingLine[] {
  const [more, less] =
    amount > 0n ? [CHART.costOfSales, CHART.inventory] : [CHART.inventory, CHART.costOfSales];
  const difference = amount > 0n ? amount : -amount;
  return [
    { account: more, debit: difference },
    { account: less, credit: difference },
  ];
}

/** Goods of a sale back in its store; answers what they fill a shortage at beyond what they had left at. */
async function takeGoodsBack(
  { tx, branch }: CommandContext,
  { sold }: HeldSale,
  date: string,
): Promise<bigint> {
  const lines = goodsOfSale(sold).map((out) => ({ ...out, quantity: -out.quantity, value: -out.value }));
  if (lines.length === 0) return 0n;
  const source = { kind: 'sale', id: sold.id };
  const moved = await moveStock(tx, { kind: 'sale-void', branch, date, source, lines });
  return sumOf(moved, ({ true_up }) => true_up);
}
