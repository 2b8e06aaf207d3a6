import { newId } from '#core/ids.ts';
import type { Caller } from './fill-shop.ts';

// cspell:ignore Stoo nyuma Juma Mashaka Imeanguka wikendi Zilipatikana rafu

/** What closes a month and a year, and a cart that waits. */
export async function closeTimes({ create }: Caller, goods: readonly string[]): Promise<void> {
  const lastYear = new Date().getFullYear() - 1;
  const month = `${lastYear}-12-31`;
  await create('vat-settlement', { date_to: month });
  await create('year-close/close', { year: lastYear });
  const cart = newId();
  const lines = goods.slice(0, 2).map((product_id, i) => ({ product_id, quantity: 2 + i }));
  await create('parked-cart', { id: cart, name: 'Mama Asha', lines, amount: 21_000 }, cart);
}

/** Goods are asked for between stores and branches: one waits, one is on the road, of one a part was lost. */
export async function moveGoods({ create, change, read, first }: Caller, goods: readonly string[]) {
  const settings = `branch/settings?id=${await first('branch')}`;
  const { version } = await read<{ version: number }>(settings);
  await change(settings, { version, has_store: true, request_stock: true });
  const { from } = await read<{ from: { id: string; branch_name: string; branch_id: string }[] }>(
    'stock-request/stores',
  );
  const here = from.find(({ branch_id }) => branch_id === from[0]?.branch_id)?.id ?? '';
  const behind = await create('store', { name: 'Stoo ya nyuma' });
  const ask = async (from_store_id: string, to_store_id: string, most: number) => {
    const id = newId();
    const lines = goods.slice(0, most).map((product_id, i) => ({ product_id, requested: 6 + 4 * i }));
    const remarks = 'Kwa wikendi.';
    await create('stock-request', { id, from_store_id, to_store_id, lines, remarks }, id);
    return id;
  };
  await ask(here, behind, 2);
  const road = await ask(here, behind, 3);
  await change('stock-request/approve', { id: road, lines: [{ line_no: 3, approved: 10 }] });
  await change('stock-request/dispatch', { id: road, carrier: 'Juma Mashaka' });
  const done = await ask(here, behind, 3);
  await change('stock-request/approve', { id: done });
  await change('stock-request/dispatch', { id: done, carrier: 'Juma Mashaka' });
  const lines = [
    { line_no: 1, received: 6 },
    { line_no: 2, received: 8, lost: 2, reason: 'Imeanguka' },
    { line_no: 3, received: 14 },
  ];
  await change('stock-request/receive', { id: done, lines });
  const more = { id: newId(), product_id: goods[0], type: 'increase', adjustment_quantity: 3 };
  await create('stock-adjustment', { ...more, reason: 'Zilipatikana nyuma ya rafu' }, more.id);
  // The list of adjustments is that of movements; its page is of what moved.
  const { data } = await read<{ data: { source_id: string }[] }>('stock-adjustment/list?condition=manual');
  return { 'stock-request': done, road, 'stock-adjustment': data[0]?.source_id ?? '' };
}
