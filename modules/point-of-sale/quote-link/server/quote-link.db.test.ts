import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { PAPER_CODE_LENGTH, PAPER_LETTERS } from '#core/paper-code.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { liveNotices } from '#server/testing/live-notices.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
const DAY = 86_400_000;

let shop: SellingShop;
let soap: string;
let guest: TestBrowser;
let addresses = 0;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({ name: 'Soap' });
});
beforeEach(() => {
  guest = new TestBrowser(shop.system);
  addresses += 1;
  guest.address = `10.7.0.${addresses}`;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const shown = (code: string) => guest.ask(`GET api/quote/by-link?code=${code}`);
const accept = (code: string, version: number) =>
  guest.ask('PUT api/quote/by-link', { body: { code, version } });
const step = (call: string, id: string, more = {}) =>
  shop.owner.ask(`PUT api/quote/${call}`, { body: { id, ...more }, headers: { 'idempotency-key': newId() } });
const found = async (id: string): Promise<Json> =>
  (await shop.owner.ask(`GET api/quote?id=${id}`)).body.message;
async function sent(more = {}): Promise<Json> {
  const body = { customer_id: shop.customer, lines: [{ product_id: soap, quantity: 2 }], ...more };
  const { id } = (await shop.owner.ask('POST api/quote', { body })).body.message;
  return (await step('send', id)).body.message;
}
/** The day as its branch has it now, moved by so many days. */
const daysOff = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

describe('the page of a quote', () => {
  test('tells what is offered, at which prices and until when, and nobody’s name', async () => {
    const quote = await sent({ discount: 600, remarks: 'Gate 3' });
    const { status, body } = await shown(quote.link_code);
    expect(status).toBe(200);
    expect(body.message).toEqual({
      ...{ business: expect.any(String), branch: expect.any(String), number: quote.number, date: quote.date },
      ...{ valid_until: quote.valid_until, standing: 'open', accepted_at: null, accepted_by_link: false },
      ...{ currency: 'TZS', discount: 600, is_tax_added: false, tax: 3_508.47, total_amount: 23_000 },
      ...{ remarks: 'Gate 3', version: quote.version },
      lines: [
        { product: 'Soap', unit: quote.lines[0].unit, quantity: 2, unit_price: 11_800, total_amount: 23_000 },
      ],
    });
    expect((await shown(quote.link_code.toLowerCase().replace(/(.{4})/g, '$1%20'))).status).toBe(200);
  });

  test('is nowhere before it is sent, and nowhere once it is deleted', async () => {
    const body = { customer_id: shop.customer, lines: [{ product_id: soap, quantity: 1 }] };
    const draft = (await shop.owner.ask('POST api/quote', { body })).body.message;
    expect(draft.link_code).toBe(null);
    const { link_code, id } = await sent();
    expect((await shop.owner.ask(`DELETE api/quote?id=${id}`)).status).toBe(200);
    expect((await shown(link_code)).status).toBe(404);
    expect((await accept(link_code, 1)).status).toBe(404);
  });

  test('ends thirty days after its last day', async () => {
    const quote = await sent();
    const there = async (days: number) => {
      const moment = `${daysOff(quote.valid_until, days)}T12:00:00Z`;
      return (
        await shop.system.db.adminQuery<Json>('select * from ctx.find_quote($1, $2)', [
          quote.link_code,
          moment,
        ])
      ).length;
    };
    expect([await there(29), await there(31)]).toEqual([1, 0]);
  });

  test('is found by no guess, and guesses run out', async () => {
    await sent();
    const statuses: number[] = [];
    for (let no = 0; no < 20; no += 1)
      statuses.push((await shown(PAPER_LETTERS[no]?.repeat(PAPER_CODE_LENGTH) ?? '')).status);
    expect(statuses).toEqual([...Array(15).fill(404), ...Array(5).fill(429)]);
  });
});

describe('a quote that its customer accepts by the link', () => {
  test('says so and when, tells whoever sent it, and is accepted once more without a word', async () => {
    const quote = await sent();
    const accepted = await accept(quote.link_code, quote.version);
    expect(accepted.body.message).toMatchObject({ standing: 'accepted', accepted_by_link: true });
    const kept = await found(quote.id);
    expect(kept).toMatchObject({
      ...{ status: 'accepted', standing: 'accepted', accepted_by_link: true },
      ...{ accepted_at: accepted.body.message.accepted_at, version: quote.version + 1 },
    });
    // A second press, or a page that was left open.
    expect((await accept(quote.link_code, quote.version)).body.message).toEqual(accepted.body.message);
    expect(await found(quote.id)).toMatchObject({ version: quote.version + 1 });
    const noted = await shop.system.db.adminQuery<Json>(
      `select user_id, ip from activities where record_id = $1 and changes @> '[{"field": "accepted_by_link"}]'`,
      [quote.id],
    );
    expect(noted).toEqual([{ user_id: null, ip: guest.address }]);
    const told = (await shop.owner.ask('GET api/notification/list')).body.message.data;
    expect(told.filter(({ kind }: Json) => kind === 'quote_accepted')).toMatchObject([
      {
        title: `Quote ${quote.number} was accepted`,
        text: 'The customer accepted it by the link that was sent, TZS 23,600 in total.',
        link: `/point-of-sale/quote-view?id=${quote.id}`,
      },
    ]);
  });

  test('changes on the page that somebody has open; what is refused is told to nobody', async () => {
    const quote = await sent();
    const url = shop.system.db.url('admin');
    const told = await liveNotices(url, () => accept(quote.link_code, quote.version));
    expect(told).toEqual([
      { businessId: shop.business_id, branchId: shop.branch_id, changed: { quote: [quote.id] } },
    ]);
    const other = await sent();
    expect(await liveNotices(url, () => accept(other.link_code, other.version - 1))).toEqual([]);
  });

  // L27
  test('that was changed since he looked at it is not accepted by the old page', async () => {
    const quote = await sent();
    const lines = [{ product_id: soap, quantity: 3 }];
    await shop.owner.ask(`PUT api/quote?id=${quote.id}`, { body: { version: quote.version, lines } });
    const refused = await accept(quote.link_code, quote.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'quote_seen_changed']);
    expect(await found(quote.id)).toMatchObject({ status: 'sent', accepted_at: null });
    const { version, total_amount } = (await shown(quote.link_code)).body.message;
    expect(total_amount).toBe(35_400);
    expect((await accept(quote.link_code, version)).status).toBe(200);
  });

  test('is accepted to the end of its last day and not after, by the clock of the branch', async () => {
    const quote = await sent();
    const came = async (moment: string) => {
      const [row] = await shop.system.db.adminQuery<Json>(
        "select ctx.accept_quote($1, $2, $3, $4, '', $5) as came",
        [quote.link_code, quote.version, moment, newId(), { title: {}, text: {} }],
      );
      return row.came;
    };
    // Its days begin at midnight in Dar es Salaam, three hours before those of London.
    expect(await came(`${quote.valid_until}T21:00:00Z`)).toBe('over');
    expect(await found(quote.id)).toMatchObject({ status: 'sent' });
    expect(await came(`${quote.valid_until}T20:59:59Z`)).toBe('accepted');
    expect(await found(quote.id)).toMatchObject({ status: 'accepted' });
  });

  test('that is closed, converted or of the past is refused and says how it stands', async () => {
    const closed = await sent();
    await step('close', closed.id);
    expect((await shown(closed.link_code)).body.message).toMatchObject({ standing: 'closed' });
    const ordered = await sent();
    await shop.make('PUT api/quote/convert', { quote_id: ordered.id, to: 'invoice' });
    expect((await shown(ordered.link_code)).body.message).toMatchObject({ standing: 'ordered' });
    const past = await sent();
    await shop.system.db.adminQuery(
      "update quotes set valid_until = '2020-01-31' where id = $1 returning 1",
      [past.id],
    );
    expect((await shown(past.link_code)).status).toBe(404);
    for (const { link_code, version } of [closed, ordered]) {
      const refused = await accept(link_code, version + 1);
      expect([refused.status, refused.body.code]).toEqual([409, 'quote_not_open']);
    }
  });

  test('of two presses at once one accepts, and both see it accepted', async () => {
    const quote = await sent();
    const both = await Promise.all([1, 2].map(() => accept(quote.link_code, quote.version)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await found(quote.id)).toMatchObject({ version: quote.version + 1 });
  });
});

test('nobody chooses the code of a link', async () => {
  const body = {
    ...{ customer_id: shop.customer, lines: [{ product_id: soap, quantity: 1 }] },
    link_code: PAPER_LETTERS.slice(0, PAPER_CODE_LENGTH),
  };
  expect((await shop.owner.ask('POST api/quote', { body })).status).toBe(400);
});
