import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { chanceFrom } from '../../testing/chance.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

const PRICE = 11_800;
const STEPS = 6;
const SHIFTS = 2;

let shop: TillShop;
beforeAll(async () => {
  shop = await openTillShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

interface Drawer {
  /** The shift that is open. */
  id: string;
  /** What lies in it, note by note. */
  cash: number;
  sold: string[];
}

type Act = (drawer: Drawer, random: () => number) => Promise<void>;

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

const ACTS: readonly Act[] = [
  async function sellWithChange(drawer, random) {
    const quantity = 1 + Math.floor(random() * 3);
    const amount = quantity * PRICE + Math.floor(random() * 5) * 1000;
    const payments = [{ account_id: shop.cash, mode: 'cash', amount }];
    const { body } = await shop.cashSale(quantity, { payments });
    drawer.cash += quantity * PRICE;
    drawer.sold.push(String(body.message.id));
  },
  async function sellPartlyByPhone(drawer) {
    const phone = { account_id: shop.wallet, mode: 'emoney', amount: 1800, reference: newId().slice(-12) };
    const payments = [{ account_id: shop.cash, mode: 'cash', amount: PRICE - 1800 }, phone];
    const { status } = await shop.cashSale(1, { payments });
    expect(status).toBe(200);
    drawer.cash += PRICE - 1800;
  },
  async function giveBack(drawer, random) {
    const id = pick(drawer.sold, random);
    if (!id) return;
    await shop.refund(id);
    drawer.sold = drawer.sold.filter((other) => other !== id);
    drawer.cash -= PRICE;
  },
  async function takeBack(drawer, random) {
    const id = pick(drawer.sold, random);
    if (!id) return;
    const amount = (await shop.owner.ask(`GET api/sale?id=${id}`)).body.message.total_amount;
    const headers = { 'idempotency-key': newId() };
    const { status } = await shop.owner.ask('PUT api/sale/void', { body: { id }, headers });
    expect(status).toBe(200);
    drawer.sold = drawer.sold.filter((other) => other !== id);
    drawer.cash -= amount;
  },
  async function collectDebt(drawer) {
    const payments = [{ mode: 'credit', amount: PRICE }];
    await shop.cashSale(1, { payments, customer_id: shop.customer });
    const paid = {
      kind: 'customer',
      party_id: shop.customer,
      amount: 5000,
      account_id: shop.cash,
      mode: 'cash',
    };
    const { status } = await shop.make('POST api/payment', paid);
    expect(status).toBe(200);
    drawer.cash += 5000;
  },
  async function putCashIn(drawer, random) {
    const amount = 100 + Math.floor(random() * 900);
    await moveCash(drawer, 'in', { amount, counterpart: 'owner_capital' });
    drawer.cash += amount;
  },
  async function takeCashOut(drawer, random) {
    const amount = Math.min(drawer.cash, 100 + Math.floor(random() * 900));
    if (amount === 0) return;
    await moveCash(drawer, 'out', { amount, account_id: shop.bank });
    drawer.cash -= amount;
  },
];

async function moveCash({ id }: Drawer, way: 'in' | 'out', body: object) {
  const { status } = await shop.make(`POST api/shift/cash-${way}`, { shift_id: id, reason: 'x', ...body });
  expect(status).toBe(200);
}

test.each([11, 23])(
  'counted is expected where nothing is stolen, and over or short is what was, by chance %i',
  async (seed) => {
    const random = chanceFrom(seed);
    const drawer: Drawer = { id: '', cash: await shop.till(), sold: [] };
    for (let turn = 0; turn < SHIFTS; turn += 1) {
      const id = await shop.opened(drawer.cash);
      drawer.id = id;
      expect(await shop.seen(id)).toMatchObject({ opening_difference: 0 });
      for (let step = 0; step < STEPS; step += 1) await pick(ACTS, random)?.(drawer, random);
      const stolen = pick([0, 0, 700, -300], random) ?? 0;
      drawer.cash = Math.max(drawer.cash - stolen, 0);
      const late = random() < 0.5;
      await shop.hoursAgo(id, { opened: 3, closed: null });
      const counted = drawer.cash + (late ? PRICE : 0);
      const closed = await shop.closed(id, counted);
      drawer.cash = counted;
      expect(closed.over_short).toBe(closed.counted - closed.expected);
      if (late) {
        expect(closed.over_short).toBe(PRICE - stolen);
        await shop.hoursAgo(id, { opened: 3, closed: 1 });
        const { body } = await shop.cashSale(1, { sold_at: shop.hour(2) });
        expect(body.message).toMatchObject({ shift_id: id });
      }
      const end = await shop.seen(id);
      expect(end).toMatchObject({
        counted,
        over_short: 0 - stolen === 0 ? 0 : -stolen,
        expected: counted + stolen,
      });
      expect(await shop.till()).toBe(counted);
    }
  },
);
