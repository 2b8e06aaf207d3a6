import { InvalidFields } from '#core/errors.ts';
import { isId, newId } from '#core/ids.ts';
import { discountOf, type priceCart } from '#core/trade/price-cart.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { markedUnit, withUnitsOfPaper } from '#modules/inventory/units.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { checkFuture } from '#server-kit/command/refuse-future.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { WantedLine } from '../../sale/agreed-lines.rules.ts';
import { givenAway } from '../../sale/given-away.rules.ts';
import { priceLines } from '../../sale/price-lines.rules.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import { type Agreement, agreeOn } from '../../sale/server/agree-on.ts';
import { usualPriceMode } from '../../sale/server/usual-price-mode.ts';

/** What of a draft decides its prices. */
export const PRICED_BY = ['lines', 'price_mode', 'discount', 'discount_percent', 'date'] as const;

type Goods = Awaited<ReturnType<typeof goodsForSale>>;

/**
 * Prices drafts of invoices and quotes as the till prices a cart of the same lines, each time that their goods, prices or day
 * change. Rights to agree on another price, a discount or an earlier day are asked here, of whoever agrees on it.
 */
export async function priceAgreed(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const { tx, branch, clock } = context;
  const day = today(clock, branch);
  const changed = drafts.filter(isRepriced);
  const ids = changed.flatMap(({ row }) => wantedOf(row).map(({ product_id }) => product_id));
  const goods: Goods = await goodsForSale(tx, branch.id, [...new Set(ids)]);
  for (const draft of changed) {
    const { row, before } = draft;
    row.date ??= before?.date ?? day;
    row.currency = branch.currency;
    row.price_mode ??= usualPriceMode(branch.settings);
    checkFuture(context, draft, 'date', row.date);
    if (String(row.date) !== day && row.date !== before?.date) requireToo(context, 'back_date_sale');
    // Lines of which something was said wrong are not among those that were read, and have their sentence already.
    if (Object.keys(draft.problems).some((place) => place.startsWith('lines'))) continue;
    try {
      await price(context, draft, goods);
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      for (const [place, problem] of Object.entries(error.problems)) addProblem(draft, place, problem);
    }
  }
}

function isRepriced({ row, before }: Draft): boolean {
  return !before || PRICED_BY.some((key) => row[key] !== before[key]);
}

async function price(context: CommandContext, { row, before }: Draft, goods: Goods): Promise<void> {
  const { settings } = context.branch;
  const wanted = withUnitsOfPaper(inUsualUnits(wantedOf(row), goods), wantedOf(before ?? {}));
  const { priced, ...agreed } = priceTerms(settings, row as Terms, wanted, goods);
  const id = row.id ?? idToBe(context);
  const approver = await agreeOn(context, String(id), agreed);
  Object.assign(row, priced, { approved_by_id: approver?.id ?? null }, approver ? { id } : {});
}

/** A new document has the key of its call for an id where something of it was approved: by that it is known when it is sent again. */
function idToBe({ call }: CommandContext): string {
  const { idempotencyKey: key = '' } = call;
  return isId(key) ? key : newId();
}

/** A line that names no unit begins in the one that its product is usually sold in, as at the till. */
function inUsualUnits(lines: readonly WantedLine[], goods: Goods): WantedLine[] {
  return lines.map((line) =>
    line.unit ? line : { ...line, unit: markedUnit(goods.get(line.product_id)?.units, 'sold')?.unit },
  );
}

/** Asks whoever parks a cart of other prices than those of the catalogue, or of a discount, for the rights to. */
export function requireAgreement(
  context: CommandContext,
  { hasDiscount, isHaggled }: Pick<Agreement, 'hasDiscount' | 'isHaggled'>,
): void {
  if (hasDiscount) requireToo(context, 'view_discount');
  if (isHaggled) requireToo(context, 'adjust_selling_price_when_selling');
}

/** What is said of the whole before it is priced. */
interface Terms extends Said {
  date?: unknown;
  price_mode?: unknown;
}

/**
 * What the price function makes of lines at the date, price mode and discount of the whole; also whether that takes something
 * off, and whether a price is another than that of the catalogue.
 */
export function priceTerms(
  settings: Readonly<Record<string, unknown>>,
  terms: Terms,
  said: readonly WantedLine[],
  goods: Goods,
) {
  const wanted = said.map(asSaid);
  const price_mode = terms.price_mode === 'exclusive' ? 'exclusive' : 'inclusive';
  const discount = discountOf(asSaid(terms));
  const { lines, priced, vat_registered } = priceLines(settings, {
    ...{ wanted, goods, price_mode, discount },
    date: String(terms.date),
  });
  const modes = { price_mode, usual_mode: usualPriceMode(settings), vat_registered } as const;
  const taken = sumOf(
    priced.lines,
    ({ line_discount, allocated_sale_discount }) => line_discount + allocated_sale_discount,
  );
  return {
    priced: {
      lines: lines.map(({ discount: _, base_quantity: __, ...line }, i) => {
        const { line_discount, allocated_sale_discount, net, vat: tax, gross } = priced.lines[i] as Priced;
        return {
          ...line,
          discount: line_discount,
          discount_percent: wanted[i]?.discount_percent ?? null,
          sale_discount: allocated_sale_discount,
          net_amount: net,
          tax,
          total_amount: gross,
        };
      }),
      discount: priced.sale_discount,
      net_amount: priced.total_net,
      tax: priced.total_vat,
      total_amount: priced.total_gross,
    },
    given: givenAway(lines, priced, modes),
    hasDiscount: taken > 0n,
    isHaggled:
      price_mode !== usualPriceMode(settings) ||
      lines.some(({ unit_price, list_price }) => unit_price !== list_price),
  };
}

type Priced = ReturnType<typeof priceCart>['lines'][number];
type Said = Pick<WantedLine, 'discount' | 'discount_percent'>;

/** A percentage is what was said, and its amount what came of it. */
function asSaid<S extends Said>(said: S): S {
  return said.discount_percent == null ? said : { ...said, discount: null };
}

function wantedOf({ lines }: Draft['row']): WantedLine[] {
  return Array.isArray(lines) ? lines : [];
}
