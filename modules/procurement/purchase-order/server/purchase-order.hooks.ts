import { InvalidFields } from '#core/errors.ts';
import { sum } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { withUnitsOfPaper } from '#modules/inventory/units.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { checkFuture } from '#server-kit/command/refuse-future.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import {
  boughtLines,
  type KnownGood,
  type WantedLine,
  withoutBatches,
} from '../../purchase/bought-lines.rules.ts';
import { BEFORE_ORDER } from '../purchase-order.words.ts';
import type { PurchaseOrderRow } from './hold-order.ts';

/** A draft is priced as a bill of the same goods would be, each time that it is saved. */
export const purchaseOrderHooks: EntityHooks<PurchaseOrderRow> = {
  async beforeSave(context, drafts) {
    const { tx, branch, clock } = context;
    const day = today(clock, branch);
    const goods = await goodsOf(context, drafts);
    for (const draft of drafts) {
      const { row, before } = draft;
      row.date ??= before?.date ?? day;
      row.currency = branch.currency;
      checkFuture(context, draft, 'date', row.date);
      if (row.expected_date && String(row.expected_date) < String(row.date))
        addProblem(draft, 'expected_date', { key: 'before_order', words: BEFORE_ORDER.expected });
      if (isRepriced(draft) && hasReadLines(draft)) price(draft, goods, context);
      if (!before && isSound(draft))
        row.number = await takeNumber(tx, branch.id, 'purchase-order', String(row.date));
    }
  },
};

/** What was sent keeps its prices. */
function isRepriced({ row, before }: Draft): boolean {
  return !before || PRICED_BY.some((key) => row[key] !== before[key]);
}

/** Lines of which something was said wrong are not among those that were read, and have their sentence already. */
function hasReadLines({ problems }: Draft): boolean {
  return !Object.keys(problems).some((place) => place.startsWith('lines'));
}

const PRICED_BY = ['lines', 'price_mode', 'date'] as const;

async function goodsOf({ tx, branch }: CommandContext, drafts: readonly Draft[]) {
  const ids = drafts
    .filter(isRepriced)
    .flatMap(({ row }) => linesOf(row).map(({ product_id }) => product_id));
  return ids.length > 0 ? await goodsForSale(tx, branch.id, [...new Set(ids)]) : new Map<string, KnownGood>();
}

function price(draft: Draft, goods: ReadonlyMap<string, KnownGood>, { branch }: CommandContext): void {
  const { row, before } = draft;
  const vat = vatOn(vatRatesOf(branch.settings), String(row.date));
  const price_mode = row.price_mode === 'inclusive' ? 'inclusive' : 'exclusive';
  const wanted = withUnitsOfPaper(linesOf(row), linesOf(before ?? {}));
  try {
    const bought = boughtLines(wanted, withoutBatches(goods), { price_mode, claims: vat.registered, vat });
    row.lines = wanted.map((line, i) => {
      const { unit, factor, tax_type, vat_rate, net_amount, tax, total_amount, cost } = bought[i] as Bought;
      const priced = { unit, factor, tax_type, vat_rate, net_amount, tax, total_amount, value: cost };
      return { ...line, ...priced, received: NONE, returned: NONE, billed: NONE };
    });
    row.net_amount = sum(bought.map(({ net_amount }) => net_amount));
    row.tax = sum(bought.map(({ tax }) => tax));
    row.total_amount = sum(bought.map(({ total_amount }) => total_amount));
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    for (const [place, problem] of Object.entries(error.problems)) addProblem(draft, place, problem);
  }
}

type Bought = ReturnType<typeof boughtLines>[number];

const NONE = quantity(0n);

function linesOf({ lines }: Draft['row']): WantedLine[] {
  return Array.isArray(lines) ? lines : [];
}
