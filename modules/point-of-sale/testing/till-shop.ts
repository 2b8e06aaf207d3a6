import { newId } from '#core/ids.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from './selling-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

const HOUR_MS = 3_600_000;

/** A shop whose till is counted; amounts are in whole units. */
export interface TillShop extends SellingShop {
  /** A product of 11,800. */
  soap: string;
  open(float: number, by?: TestBrowser): Promise<Answer>;
  opened(float: number): Promise<string>;
  close(id: string, body: object, by?: TestBrowser): Promise<Answer>;
  closed(id: string, counted: number): Promise<Json>;
  /** Closes what is open, with what the books have in the till, and sells what is left out of it. */
  closeAll(): Promise<void>;
  seen(id: string): Promise<Json>;
  /** What the books have in the till. */
  till(): Promise<number>;
  cashSale(quantity: number, more?: object, by?: TestBrowser): Promise<Answer>;
  refund(saleId: string): Promise<void>;
  salesOf(shiftId: string): Promise<number>;
  requireShift(isRequired: boolean): Promise<void>;
  daysAgo(id: string, days: number): Promise<void>;
  hoursAgo(id: string, hours: { opened: number; closed: number | null }): Promise<void>;
  /** So many hours ago, as a till writes it. */
  hour(ago: number): string;
}

export async function openTillShop(settings: object = {}): Promise<TillShop> {
  // A drawer of these tests begins with any amount; what is above a limit is explained in tests of its own.
  const shop = await openSellingShop({ vat_registered: true, cash_difference_limit: 1_000_000, ...settings });
  const { owner, system } = shop;
  const soap = await shop.stocked(100_000_000n, 70_000_000_00n);
  const change = (call: string, body: object, by = owner) =>
    by.ask(call, { body, headers: { 'idempotency-key': newId() } });
  const must = ({ status, body }: Answer): Json => {
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.message;
  };
  const hour = (ago: number) => new Date(Date.now() - ago * HOUR_MS).toISOString();
  const till = async () => {
    const [{ amount = 0n } = {}] = await system.db.adminQuery<{ amount: bigint }>(
      `select coalesce(sum(m.debit - m.credit), 0)::bigint as amount from account_months m
       join accounts a on a.ledger_code = m.account_code and a.business_id = m.business_id where a.id = $1`,
      [shop.cash],
    );
    return Number(amount) / 100;
  };
  const self: TillShop = {
    ...shop,
    soap,
    hour,
    till,
    open: (float, by) => shop.make('POST api/shift/open', { account_id: shop.cash, float }, by),
    opened: async (float) => String(must(await self.open(float)).id),
    close: (id, body, by) => change('PUT api/shift/close', { id, ...body }, by),
    closed: async (id, counted) => must(await self.close(id, { counted })),
    async closeAll() {
      const { data } = must(await owner.ask('GET api/shift/list?condition=open'));
      for (const { id } of data) await self.closed(id, await till());
      const id = await self.opened(0);
      await self.closed(id, 0);
    },
    seen: async (id) => must(await owner.ask(`GET api/shift?id=${id}`)),
    cashSale: (quantity, more = {}, by = owner) =>
      shop.sell(
        {
          lines: [{ product_id: soap, quantity }],
          payments: [{ account_id: shop.cash, mode: 'cash', amount: quantity * 11_800 }],
          ...more,
        },
        by,
      ),
    async refund(saleId) {
      const body = {
        sale_id: saleId,
        lines: [{ line_no: 1, quantity: 1, goods: 'restock' }],
        refunds: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }],
      };
      must(await shop.make('POST api/sale/return', body));
    },
    async salesOf(shiftId) {
      const rows = await system.db.adminQuery('select id from sales where shift_id = $1', [shiftId]);
      return rows.length;
    },
    async requireShift(shift_required) {
      const path = `api/branch/settings?id=${shop.branch_id}`;
      const { version } = must(await owner.ask(`GET ${path}`));
      must(await owner.ask(`PUT ${path}`, { body: { version, shift_required } }));
    },
    async daysAgo(id, days) {
      await system.db.adminQuery('update shifts set opened_on = opened_on - $2::int where id = $1', [
        id,
        days,
      ]);
    },
    async hoursAgo(id, { opened, closed }) {
      await system.db.adminQuery('update shifts set opened_at = $2, closed_at = $3 where id = $1', [
        id,
        hour(opened),
        closed === null ? null : hour(closed),
      ]);
    },
  };
  return self;
}
