import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { breaksUnit } from '#modules/inventory/count.rules.ts';
import {
  goodsForSale,
  moveStock,
  refuseShortageSince,
  stockInStore,
  storesOfCaller,
} from '#modules/inventory/public.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';

/** What is taken from the own store is kept there in litres. */
export async function checkTaken({ tx, branch }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const taking = drafts.filter(({ row }) => row.product_id);
  if (taking.length === 0) return;
  const goods = await goodsForSale(tx, branch.id, [
    ...new Set(taking.map(({ row }) => String(row.product_id))),
  ]);
  for (const draft of taking) {
    const good = goods.get(String(draft.row.product_id));
    const isFit = good?.type === 'product' && good.unit_of_measure === 'liter';
    if (!isFit)
      addProblem(draft, 'product_id', { key: 'not_in_litres', words: TRUCK_OPERATION_TEXTS.notInLitres });
    else if (breaksUnit(draft.row.fuel_litres as bigint, good))
      addProblem(draft, 'fuel_litres', { key: 'whole_units', words: TRUCK_OPERATION_TEXTS.wholeLitres });
  }
}

/** Takes fuel out of the tank of the branch: that store of the caller in which most of it lies. It costs what it had cost. */
export async function takeFuel(context: CommandContext, row: Row): Promise<void> {
  const { tx, branch } = context;
  const [product_id, quantity] = [String(row.product_id), row.fuel_litres as bigint];
  const move = {
    ...{ kind: 'truck-operation', branch, date: String(row.date) },
    source: { kind: 'truck-operation', id: String(row.id) },
    lines: [{ product_id, store_id: await tankOf(context, product_id), quantity: -quantity }],
  };
  const [moved] = await moveStock(tx, move);
  await refuseShortageSince(tx, move);
  const cost = money(-(moved?.value ?? 0n));
  Object.assign(row, { cost, net_amount: cost, tax: money(0n), total_amount: cost });
  Object.assign(row, { paid_amount: cost, remain_amount: money(0n) });
}

async function tankOf(context: CommandContext, product: string): Promise<string> {
  const stores = await storesOfCaller(context);
  const [first] = stores;
  if (!first) throw new InvalidFields({ product_id: { key: 'not_found' } });
  let fullest = { id: first.id, quantity: 0n };
  for (const { id } of stores) {
    const quantity = (await stockInStore(context.tx, id, [product])).get(product) ?? 0n;
    if (quantity > fullest.quantity) fullest = { id, quantity };
  }
  return fullest.id;
}
