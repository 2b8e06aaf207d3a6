import { describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { GOODS, pageOf, SETTINGS, SOAP, times } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

const unavailable = () => new Refused(503, { message: 'The database is away.', code: 'unavailable' });

describe('completing a sale', () => {
  async function readyToSell() {
    const shop = device();
    const machine = await shop.open();
    machine.till.add(SOAP.id, { quantity: times(2) });
    machine.till.startPaying();
    return {
      ...shop,
      ...machine,
      sales: machine.waiting,
      waiting: shop.waiting,
      id: machine.carts.get().cart.id,
    };
  }

  test('sends the id of the cart as key, lowers the stock and opens a fresh cart', async () => {
    const { till, carts, server, id, carts: state } = await readyToSell();
    expect(await till.complete()).toEqual({ result: 'sold', sale: { id: 'sale', number: 'KM0001' } });
    expect(server.checkouts()).toMatchObject([
      { key: id, body: { id, payments: [{ account_id: 'cash-1', mode: 'cash', amount: 9000 }] } },
    ]);
    expect(till.product(SOAP.id)?.stock).toBe(18);
    expect(carts.get()).toMatchObject({ lastSale: { number: 'KM0001' }, cart: { lines: [], paying: false } });
    expect(state.get().carts.map((cart) => cart.id)).not.toContain(id);
  });

  test('asks for the VAT of the day on which it is pressed, though nothing was touched since the day before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:59:00Z') });
    try {
      const { open, server } = device();
      const rates = [18, 20].map((standard_rate, i) => ({
        ...{ since: i ? '2026-12-01' : null, registered: true, standard_rate, special_rate: 0 },
      }));
      const settings = { ...SETTINGS, price_mode: 'exclusive' as const, vat_rates: rates };
      server.catalogue.splice(0, 1, pageOf(GOODS, { settings }));
      const { till, carts } = await open();
      till.add(SOAP.id, { quantity: times(2) });
      till.startPaying();
      expect(carts.get().bill.total_gross).toBe(1_062_000n);
      vi.setSystemTime(new Date('2026-11-30T21:00:00Z'));
      await till.complete();
      expect(server.checkouts()).toMatchObject([{ body: { payments: [{ amount: 10_800 }] } }]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('pressed twice sends once', async () => {
    const { till, server } = await readyToSell();
    const [first, second] = await Promise.all([till.complete(), till.complete()]);
    expect(first.result).toBe('sold');
    expect(second).toMatchObject({ result: 'incomplete', refusal: { words: TILL_SENTENCES.being_sent } });
    expect(server.checkouts()).toHaveLength(1);
  });

  test('answered late leaves whoever serves the next customer with his cart', async () => {
    const { till, carts, server, id } = await readyToSell();
    let answer: (sale: object) => void = () => undefined;
    server.checkout.splice(
      0,
      1,
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
    );
    const completed = till.complete();
    till.openCart();
    till.add(SOAP.id);
    const next = carts.get().cart.id;
    answer({ id, number: 'KM0010' });
    expect(await completed).toMatchObject({ result: 'sold' });
    expect(carts.get()).toMatchObject({ cart: { id: next, lines: [{ product_id: SOAP.id }] } });
    expect(carts.get().carts.map((cart) => cart.id)).toEqual([next]);
  });

  test.each([
    ['the network is away', new Unreachable(), null],
    ['the database is away', unavailable(), 'The database is away.'],
  ])('when %s makes the sale all the same, and sends it by itself', async (_, failure, reason) => {
    const { till, carts, server, id, waiting, sales } = await readyToSell();
    server.checkout.splice(0, 1, failure, { id, number: 'KM0007' });
    const answer = await till.complete();
    expect(answer).toMatchObject({ result: 'kept', sale: { number: '', total_amount: 9000, change: 0 } });
    expect(carts.get().cart).toMatchObject({ lines: [], paying: false });
    expect(till.product(SOAP.id)?.stock).toBe(18);
    expect([...waiting.values()]).toMatchObject([{ id, state: 'waiting', attempts: 1, reason }]);
    await till.refresh();
    expect(waiting.size).toBe(0);
    expect(sales.state.get().sales).toEqual([]);
    const [first, second] = server.checkouts();
    expect({ ...second, seal: undefined }).toEqual(first);
    expect(second?.seal).toBeTruthy();
  });

  test('waits for nobody while there is no connection', async () => {
    const { till, server, waiting } = await readyToSell();
    server.away = true;
    expect(await till.complete()).toMatchObject({ result: 'kept' });
    expect(server.checkouts()).toEqual([]);
    expect(waiting.size).toBe(1);
  });

  test('survives a crash between sending and the answer: the same is sent again by itself', async () => {
    const { open, till, server, id, waiting } = await readyToSell();
    server.checkout.splice(0, 1, new Promise(() => undefined));
    void till.complete();
    await vi.waitFor(() => expect(server.checkouts()).toHaveLength(1));
    server.checkout.splice(0, 1, { id, number: 'KM0008' });
    const again = await open();
    expect(again.carts.get().carts.map((cart) => cart.id)).not.toContain(id);
    await vi.waitFor(async () => {
      await again.till.refresh();
      expect(server.checkouts()).toHaveLength(2);
    });
    expect(waiting.size).toBe(0);
    const [first, second] = server.checkouts();
    expect({ ...second, seal: undefined }).toEqual(first);
    expect(second?.seal).toBeTruthy();
  });

  test('refused says why, keeps the cart under its id and lets it be changed', async () => {
    const { till, carts, server, id } = await readyToSell();
    server.checkout.splice(0, 1, new Refused(409, { message: 'Not enough soap.' }), { id, number: 'KM0009' });
    expect(await till.complete()).toEqual({ result: 'refused', reason: 'Not enough soap.' });
    expect(carts.get().cart).toMatchObject({ id, sending: { state: 'refused', reason: 'Not enough soap.' } });
    expect(till.setQuantity(carts.get().cart.lines[0]?.id ?? '', times(1))).toBeNull();
    expect(carts.get().cart.sending).toEqual({ state: 'open' });
    expect(await till.complete()).toMatchObject({ result: 'sold' });
    expect(server.checkouts().map(({ key }) => key)).toEqual([id, id]);
  });

  test('is not sent while something is missing', async () => {
    const { till, server, carts } = await readyToSell();
    till.choosePayWay('mobile:wallet-1');
    expect(await till.complete()).toEqual({
      result: 'incomplete',
      refusal: { words: TILL_SENTENCES.reference_missing },
    });
    expect(server.checkouts()).toEqual([]);
    expect(carts.get().cart.sending).toEqual({ state: 'open' });
  });
});
