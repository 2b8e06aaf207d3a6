import { sum } from '#core/money.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { placedScope } from '../../form/server/report-places.ts';
import { accountSums } from '../../server/account-sums.ts';
import { pageOf } from '../../server/page-of.ts';
import { type IdleAge, idleAgeOf, idleDays, lastsDays } from '../slow-stock.rules.ts';
import { type GoodOfDay, goodsOfDay } from './goods-of-day.ts';

/** Who may see how long goods lie and what they are worth. */
export const SEES_SLOW_STOCK = ['view_product_stock', 'view_buying_price', 'create_report'] as const;

export interface AskedSlowStock {
  date_to?: string | undefined;
  branch_ids?: string[] | undefined;
  age?: IdleAge | undefined;
  limit: number;
  page: number;
}

/** The goods of some branches at the end of a day, those worth most first: a page of them, and the totals of all. */
export async function makeSlowStock(context: QueryContext<AskedSlowStock>) {
  const { date_to: day, branch_ids: asked, age, limit, page } = context.input;
  const { date_to, branch_ids, currency, places } = await placedScope(
    { ...context, input: { ...(day ? { date: day, date_to: day } : {}), branch_ids: asked } },
    SEES_SLOW_STOCK,
  );
  const goods: GoodOfDay[] = [];
  for (const place of places) goods.push(...(await goodsOfDay(place, date_to)));
  const aged = together(goods).map((good) => agedOf(good, date_to));
  const shown = aged.filter((good) => age === undefined || good.idle_age === age).toSorted(worthMostFirst);
  const scope = { date_to, branch_ids, currency };
  return {
    ...scope,
    ...pageOf({ limit, page }, shown.length),
    totals: { value: sum(aged.map(({ value }) => value)), ...valueByAge(aged) },
    booked: places.some(({ actor }) => actor.store_ids.length > 0) ? null : await bookedStock(context, scope),
    data: shown.slice((page - 1) * limit, page * limit),
  };
}

/** A product that lies in several branches is told once: it was last sold where it was sold last. */
function together(goods: readonly GoodOfDay[]): GoodOfDay[] {
  return [...Map.groupBy(goods, ({ product_id }) => product_id).values()].flatMap((of) => {
    const [one] = of;
    if (!one) return [];
    return {
      ...one,
      quantity: of.reduce((all, { quantity }) => all + quantity, 0n),
      value: of.reduce((all, { value }) => all + value, 0n),
      sold: of.reduce((all, { sold }) => all + sold, 0n),
      last_sold: of.map(({ last_sold }) => last_sold).reduce(later),
      first_in: of.map(({ first_in }) => first_in).reduce((first, day) => (day < first ? day : first)),
    };
  });
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function agedOf({ first_in, ...good }: GoodOfDay, day: string) {
  const idle_days = idleDays({ last_sold: good.last_sold, first_in }, day);
  return {
    ...good,
    idle_days,
    idle_age: idleAgeOf(idle_days),
    lasts_days: lastsDays(good.quantity, good.sold),
  };
}

type AgedGood = ReturnType<typeof agedOf>;

function valueByAge(goods: readonly AgedGood[]) {
  const of = (age: IdleAge) =>
    sum(goods.filter(({ idle_age }) => idle_age === age).map(({ value }) => value));
  return { to_30: of('to_30'), to_90: of('to_90'), to_180: of('to_180'), older: of('older') };
}

function worthMostFirst(one: AgedGood, other: AgedGood): number {
  if (one.value !== other.value) return one.value > other.value ? -1 : 1;
  return one.product_id < other.product_id ? -1 : 1;
}

/** What account 1200 came to at the end of the day, in minor units. */
async function bookedStock({ tx }: QueryContext, asked: { date_to: string; branch_ids: string[] }) {
  const accounts = await accountSums(tx, { ...asked, date: asked.date_to });
  const stock = accounts.find(({ code }) => code === CHART.inventory);
  return stock ? stock.opening + stock.period_debit - stock.period_credit : 0n;
}
