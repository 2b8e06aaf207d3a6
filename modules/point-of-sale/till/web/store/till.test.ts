// cspell:ignore sabumi
import { describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { GOODS, HEAD, MAY_ALL, pageOf, SOAP, SODA } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

describe('the catalogue', () => {
  test('is loaded page by page once, and after that only what changed', async () => {
    const { open, server } = device();
    const mark = new Date().toISOString();
    server.catalogue.splice(
      0,
      1,
      pageOf([SOAP], { next: SOAP.id, mark, best_sellers: [SODA.id] }),
      pageOf([SODA]),
    );
    const { catalogue, till } = await open();
    expect(catalogue.get()).toMatchObject({ state: 'ready', count: 2, head: HEAD });
    expect(catalogue.get().best.map(({ name }) => name)).toEqual(['Soda', 'Sabuni ya unga']);
    server.catalogue.splice(
      0,
      1,
      pageOf([
        { ...SOAP, stock: 3 },
        { id: SODA.id, gone: true },
        { id: 'unknown', gone: true },
      ]),
    );
    await till.refresh();
    expect(server.asked.map(({ route }) => route)).toEqual([
      'GET sale/catalogue?limit=1000',
      `GET sale/catalogue?limit=1000&after=${SOAP.id}`,
      `GET sale/catalogue?since=${encodeURIComponent(mark)}&store_id=${HEAD.store_id}&limit=1000`,
    ]);
    expect(till.product(SOAP.id)?.stock).toBe(3);
    expect(till.product(SODA.id)).toBeUndefined();
    expect(catalogue.get().count).toBe(1);
  });

  test('is told only when something changed', async () => {
    const { open } = device();
    const { catalogue, till } = await open();
    const before = catalogue.get();
    await till.refresh();
    expect(catalogue.get()).toBe(before);
  });

  test('is there at once when the page is opened again, even without a server', async () => {
    const { open, server } = device();
    await open();
    server.catalogue.splice(0, 1, new Unreachable());
    const { catalogue, till } = await open();
    expect(catalogue.get().state).toBe('ready');
    expect(till.find('sabuni').products).toEqual([SOAP]);
    expect(server.asked.at(-1)?.route).toContain('since=');
  });

  test('is asked for anew when rights or switches changed, or it is of yesterday', async () => {
    const { open, server, products } = device();
    await open();
    const [[scope, kept]] = [...products] as [[string, NonNullable<ReturnType<typeof products.get>>]];
    products.set(scope, { ...kept, shape: 'less' });
    await open();
    expect(server.asked.at(-1)?.route).not.toContain('since=');
    products.set(scope, { ...kept, mark: new Date(Date.now() - 30 * 3_600_000).toISOString() });
    await open();
    expect(server.asked.at(-1)?.route).not.toContain('since=');
  });

  test('of yesterday is sold from while no server answers, and asked for as a whole once one does', async () => {
    const { open, server, products } = device();
    await open();
    const [[scope, kept]] = [...products] as [[string, NonNullable<ReturnType<typeof products.get>>]];
    products.set(scope, { ...kept, mark: new Date(Date.now() - 30 * 3_600_000).toISOString() });
    server.catalogue.splice(0, 1, new Unreachable(), pageOf([SODA]));
    const { catalogue, till } = await open();
    expect(catalogue.get()).toMatchObject({ state: 'ready', count: GOODS.length });
    await till.refresh();
    expect(server.asked.at(-1)?.route).not.toContain('since=');
    expect(catalogue.get()).toMatchObject({ state: 'ready', count: 1 });
  });

  test('without a server says so, and comes when there is one', async () => {
    const { open, server } = device();
    server.catalogue.splice(0, 1, new Unreachable());
    const { catalogue, till } = await open();
    expect(catalogue.get()).toMatchObject({ state: 'unreachable', reason: null });
    server.catalogue.splice(0, 1, new Refused(403, { message: 'You may not.' }));
    await till.refresh();
    expect(catalogue.get()).toMatchObject({ state: 'refused', reason: 'You may not.' });
    server.catalogue.splice(0, 1, pageOf(GOODS));
    await till.refresh();
    expect(catalogue.get().state).toBe('ready');
  });

  test('of another store is asked for whole', async () => {
    const { open, server } = device();
    const { till } = await open();
    await till.chooseStore('yard');
    expect(server.asked.at(-1)?.route).toBe('GET sale/catalogue?store_id=yard&limit=1000');
  });
});

describe('scanning', () => {
  test('adds what the code stands for, so many as were asked', async () => {
    const { till, carts } = await device().open();
    expect(till.scan('3*6001087340014')).toEqual({ result: 'added', product: SOAP });
    expect(till.scan('6001087340021')).toEqual({ result: 'added', product: SODA });
    expect(carts.get().cart.lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      ['piece', 3000n],
      ['carton', 1000n],
    ]);
    expect(carts.get().bill.total_gross).toBe(2_950_000n);
  });

  test('of a name adds the unit that is usually sold, as a tap on its tile does', async () => {
    const { open, server } = device();
    const units = [{ unit: 'carton' as const, factor: 24, barcode: '6001087340021', sold: true as const }];
    server.catalogue.splice(0, 1, pageOf([{ ...SODA, code: 'SD-1', units }]));
    const { till, carts } = await open();
    expect(till.scan('2*soda')).toMatchObject({ result: 'added' });
    expect(till.add(SODA.id)).toBeNull();
    expect(till.scan('SD-1')).toMatchObject({ result: 'added' });
    expect(carts.get().cart.lines).toMatchObject([
      { unit: 'carton', quantity: 3000n, list_price: 1_680_000n },
      { unit: 'bottle', quantity: 1000n },
    ]);
  });

  test('says what it does not know, what could be several, and what cannot be sold', async () => {
    const { till } = await device().open();
    expect(till.scan('999')).toEqual({ result: 'unknown', text: '999' });
    // Nearly the name of the soap: nothing is sold on a guess.
    expect(till.find('sabumi').guessed).toBe(1);
    expect(till.scan('sabumi')).toMatchObject({ result: expect.not.stringMatching('added'), text: 'sabumi' });
    expect(till.scan('s')).toEqual({ result: 'several', text: 's' });
    expect(till.scan('honey')).toMatchObject({
      result: 'refused',
      refusal: { words: TILL_SENTENCES.out_of_stock },
    });
  });
});

describe('a code that this till does not know', () => {
  const NEW = '6001087349999';

  test('is asked for at the server, where it may have been made since', async () => {
    const { open, server } = device();
    const { till } = await open();
    server.catalogue.splice(0, 1, pageOf([{ ...SOAP, id: 'new', barcodes: [NEW] }]));
    expect(await till.askForCode(NEW)).toEqual({ result: 'here' });
    expect(till.scan(NEW)).toMatchObject({ result: 'added', product: { id: 'new' } });
  });

  test('is of a product that is not sold here, or of none', async () => {
    const { open, server } = device();
    const { till } = await open();
    server.catalogue.splice(0, 1, pageOf([]));
    server.products.splice(0, 1, [
      { name: 'Honey', code: null, barcodes: ['600108734999'] },
      { name: 'Candles', code: NEW, barcodes: null },
    ]);
    expect(await till.askForCode(NEW)).toEqual({ result: 'elsewhere', name: 'Candles' });
    server.products.splice(0, 1, [{ name: 'Honey', code: null, barcodes: ['600108734999'] }]);
    expect(await till.askForCode(NEW)).toEqual({ result: 'nowhere' });
  });

  test('is not known to be of none where nobody answers', async () => {
    const { open, server } = device();
    const { till } = await open();
    server.catalogue.splice(0, 1, new Unreachable());
    server.products.splice(0, 1, new Unreachable());
    expect(await till.askForCode(NEW)).toEqual({ result: 'unasked' });
  });

  test('waits until the catalogue is here, or is known not to come', async () => {
    const { open, server } = device();
    server.catalogue.splice(0, 1, new Unreachable());
    const { till, catalogue } = await open();
    await till.settled();
    expect(catalogue.get().state).toBe('unreachable');
  });
});

describe('carts', () => {
  test('stand side by side and come back after a reload', async () => {
    const { open, carts: kept } = device();
    const { till, carts } = await open();
    till.add(SOAP.id);
    till.openCart();
    till.add(SODA.id);
    till.setCustomer({ id: 'asha', name: 'Asha' });
    const ids = carts.get().carts.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const again = await open();
    expect(again.carts.get().carts.map(({ id }) => id)).toEqual(ids);
    expect(again.carts.get().cart).toMatchObject({ id: ids[1], customer: { name: 'Asha' } });
    expect(again.carts.get().cart.lines[0]?.quantity).toBe(1000n);
    expect(again.till.closeCart(ids[1] ?? '')).toBeNull();
    expect(again.carts.get().cart.id).toBe(ids[0]);
    expect(kept.size).toBe(1);
  });

  test('say when a product is gone or costs something else', async () => {
    const { open, server } = device();
    const { till, carts } = await open();
    till.add(SOAP.id);
    till.add(SODA.id);
    server.catalogue.splice(
      0,
      1,
      pageOf([
        { ...SOAP, selling_price: 5000 },
        { id: SODA.id, gone: true },
      ]),
    );
    await till.refresh();
    expect(carts.get().cart.lines.map(({ mark }) => mark)).toEqual(['price_changed', 'gone']);
    expect(carts.get().bill.lines[0]?.gross).toBe(500_000n);
    till.startPaying();
    expect(carts.get().paying?.missing).toBe(TILL_SENTENCES.line_gone);
  });

  test('changed here while another tab is heard of keep the change', async () => {
    const { open } = device();
    const { till, carts, hearOfOtherTab } = await open();
    till.add(SOAP.id);
    hearOfOtherTab();
    till.add(SODA.id);
    const { id } = carts.get().cart;
    await new Promise((resolve) => setImmediate(resolve));
    expect(carts.get().cart.id).toBe(id);
    expect(carts.get().cart.lines.map(({ name }) => name)).toEqual(['Sabuni ya unga', 'Soda']);
    expect(carts.get().carts).toHaveLength(1);
  });

  test('with anything in them are not closed or cleared without the right', async () => {
    const { till, carts } = await device({ ...MAY_ALL, remove: false }).open();
    till.add(SOAP.id);
    const { id } = carts.get().cart;
    expect(till.closeCart(id)?.words).toBe(TILL_SENTENCES.may_not_remove);
    expect(till.clearCart()?.words).toBe(TILL_SENTENCES.may_not_remove);
    expect(carts.get().cart.lines).toHaveLength(1);
  });

  test('of another tab appear, and go when they are sold there', async () => {
    const { open, carts: kept } = device();
    const here = await open();
    const there = await open();
    there.till.add(SOAP.id);
    const { id } = there.carts.get().cart;
    await vi.waitFor(() => expect(kept.size).toBe(1));
    here.hearOfOtherTab();
    await vi.waitFor(() => expect(here.carts.get().carts.map((cart) => cart.id)).toContain(id));
    there.till.startPaying();
    expect(await there.till.complete()).toMatchObject({ result: 'sold' });
    here.hearOfOtherTab();
    await vi.waitFor(() => expect(here.carts.get().carts.map((cart) => cart.id)).not.toContain(id));
  });
});
