import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { priceCart } from '#core/trade/price-cart.ts';
import { vatOn } from '#core/trade/vat.ts';
import { agreedLines } from '../sale/agreed-lines.rules.ts';
import { momentOf } from '../sale/sale-moment.rules.ts';
import { billOf, vatOfCart } from './bill.rules.ts';
import type { OpenLine } from './open-cart.rules.ts';
import { SETTINGS } from './testing/sample-goods.ts';

const CODES = ['standard', 'zero', 'exempt', 'special'] as const;
const BRANCH = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '02:00' };
/** The shop was last asked on 30 June; the rates change on 1 July, which begins at 02:00 (23:00 UTC). */
const ASKED = { ...SETTINGS, ...BRANCH, today: '2026-06-30' };
const TURN = Date.parse('2026-06-30T23:00:00Z');

const percent = fc.integer({ min: 0, max: 10_000 });
const vat = fc.record({ registered: fc.boolean(), standard_rate: percent, special_rate: percent });
const lines = fc.array(
  fc.record({
    tax: fc.constantFrom(...CODES),
    many: fc.integer({ min: 1, max: 50_000 }),
    price: fc.integer({ min: 0, max: 9_000_000 }),
    off: fc.option(percent),
  }),
  { minLength: 1, maxLength: 8 },
);

test('a cart comes to the same at a till without network and on the server, on either side of a change', () => {
  const moment = fc.integer({ min: -48 * 3600, max: 48 * 3600 }).map((s) => new Date(TURN + s * 1000));
  const mode = fc.constantFrom('inclusive' as const, 'exclusive' as const);
  fc.assert(
    fc.property(vat, vat, lines, moment, mode, (before, after, wanted, now, price_mode) => {
      const rates = [
        { since: null, ...before },
        { since: '2026-07-01', ...after },
      ];
      const inPercent = rates.map((rate) => ({
        ...rate,
        standard_rate: rate.standard_rate / 100,
        special_rate: rate.special_rate / 100,
      }));
      // The till cannot know of a day that the shop has not told, unless its own clock turns it.
      const at = now.getTime() < TURN ? new Date(TURN - 1000) : now;
      const held = vatOn(rates, momentOf(null, at, BRANCH).date);
      const sold = agreedLines(wanted.map(bodyLine), new Map(wanted.map(good)), held);
      const server = priceCart({ lines: sold, price_mode, vat_registered: held.registered });
      const cart = { lines: wanted.map(cartLine), discount: null, date: null };
      const till = billOf(cart, { ...ASKED, price_mode, vat_rates: inPercent }, at);
      expect(till).toMatchObject(server);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['the second before', -1000, null, 18],
  ['the first moment', 0, null, 16],
  ['the first moment, for the day before', 0, '2026-06-30', 18],
  ['a clock that goes two days late', -48 * 3_600_000, null, 18],
])('%s of a change', (_, past, date, standard_rate) => {
  const vat_rates = [
    { since: null, registered: true, standard_rate: 18, special_rate: 0 },
    { since: '2026-07-01', registered: true, standard_rate: 16, special_rate: 0 },
  ];
  const now = new Date(TURN + past);
  expect(vatOfCart({ date }, { ...ASKED, vat_rates }, now)).toMatchObject({ standard_rate });
  const told = { ...ASKED, vat_rates, today: '2026-07-01' };
  if (date === null) expect(vatOfCart({ date }, told, now)).toMatchObject({ standard_rate: 16 });
});

type Wanted = { tax: (typeof CODES)[number]; many: number; price: number; off: number | null };

const bodyLine = ({ many, off }: Wanted, n: number) => ({
  product_id: String(n),
  quantity: quantity(BigInt(many)),
  ...(off === null ? {} : { discount_percent: off }),
});

const good = ({ tax, price }: Wanted, n: number) =>
  [
    String(n),
    {
      ...({ type: 'product', status: 'active', unit_of_measure: 'kilogram' } as const),
      ...{ whole_units: false, units: [], tax, selling_price: BigInt(price) },
    },
  ] as const;

const cartLine = ({ tax, many, price, off }: Wanted, n: number): OpenLine => ({
  ...{ id: String(n), product_id: String(n), name: 'x', unit: 'kilogram', factor: 1 },
  ...{ quantity: quantity(BigInt(many)), list_price: money(BigInt(price)), price: null },
  ...{ discount: off === null ? null : { percent: off }, tax, whole_units: false, mark: null },
});
