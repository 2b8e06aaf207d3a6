import { LINES } from '#modules/report/reminder/reminder.words.ts';
import { truckWords } from '#modules/transport/public.ts';
import { type Books, cents } from './books.ts';
import type { CaseEvent } from './case-file.ts';
import { documentId, documentOf } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';
import { lateOnBoard } from './late-on-board.ts';
import { TRIP, TRUCK } from './trip-story.ts';

type Row = Record<string, unknown>;
type Question = (shop: CaseShop, event: CaseEvent, books: Books) => Promise<Difference[]> | Difference[];

/** Questions about trucks and trips. */
export const TRIP_QUESTIONS: Readonly<Record<string, Question>> = {
  'truck/list': async (shop, { expect }) => {
    const trucks = await shop.client.list<Row>('truck', firstBranch(shop));
    const found = Object.fromEntries(trucks.map(({ registration, status }) => [registration, status]));
    return compareShown(expect?.shows, { ...found, ...(await lateOnBoard(shop)) }, 'trucks');
  },
  'truck (fuel)': async (shop, { expect }) => {
    const path = `api/truck/fuel?id=${documentId(shop, TRUCK)}`;
    const found = await shop.client.must<{ mean_km_per_litre: number; stretches: readonly Row[] }>({
      ...{ method: 'GET', path, branchId: firstBranch(shop) },
    });
    const stretches = found.stretches.map((one) => ({ ...one, km_per_litre: hundredths(one.km_per_litre) }));
    const flagged = found.stretches.filter((one) => one.is_flagged).map(({ to_km }) => to_km);
    const mean_km_per_litre = asExactlyAs(found.mean_km_per_litre, expect?.shows);
    const shown = { mean_km_per_litre, stretches, [FLAGGED]: flagged };
    return compareShown(expect?.shows, shown, 'truck');
  },
  'reminders (today)': async (shop, { expect }) => {
    const text = (await shop.remind())
      .filter(({ kind }) => kind === 'remind_truck_papers')
      .map((one) => one.text)
      .join();
    const found = Object.keys(expect?.shows ?? {}).map((paper) => [paper, isTold(text, paper)]);
    return compareShown(expect?.shows, Object.fromEntries(found), 'reminded of');
  },
  'truck-order (preview)': async (shop, { input = {}, expect }) => {
    const path = `api/truck-order/expected-on-route?route_id=${documentId(shop, input.way)}&price=${input.price}`;
    const found = await shop.client.must<Row>({ method: 'GET', path, branchId: firstBranch(shop) });
    const { costs, profit, from } = found;
    return compareShown(expect?.shows, { expected_costs: costs, expected_profit: profit, from }, 'preview');
  },
  'truck-service/list (condition due)': async (shop, { expect }) => {
    const services = await shop.client.list<Row>('truck-service', firstBranch(shop));
    const found = services.map(({ title, due }) => [title, String(due).replaceAll('_', ' ')]);
    return compareShown(expect?.shows, Object.fromEntries(found), 'services');
  },
  'report (truck)': async (shop, { date, expect }) => {
    const asked = `date=${shop.clock.begun()}&date_to=${date}&group_by=truck`;
    const path = `api/report/trucks?${asked}`;
    const { rows } = await shop.client.must<{ rows: readonly { title: string; figures: Row }[] }>({
      ...{ method: 'GET', path, branchId: firstBranch(shop) },
    });
    const figures = rows.find(({ title }) => title === TRUCK)?.figures ?? {};
    return compareShown(expect?.shows, { ...figures, per_km: figures.profit_per_km }, 'truck');
  },
  trip: async (shop, { expect }) => {
    const row = await rowOf(shop, 'truck-order', documentOf(shop, TRIP).id);
    const shown = { ...row, income: row.net_amount, km: row.distance };
    return compareShown(expect?.shows, shown, 'trip');
  },
  moved: (shop, { expect }, books) => {
    const moved = new Map<string, number>();
    for (const { date, lines } of books.entries.values())
      for (const { account_code, debit, credit } of date < shop.clock.begun() ? [] : lines) {
        const account = account_code.split('-')[0] ?? '';
        moved.set(account, (moved.get(account) ?? 0) + cents(debit) - cents(credit));
      }
    const found = [...moved].filter(([, sum]) => sum !== 0).map(([account, sum]) => [account, sum / 100]);
    const wanted = expect?.shows as Row;
    const beside = found.filter(([account]) => !Object.hasOwn(wanted, String(account)));
    return [
      ...compareShown(wanted, Object.fromEntries(found), 'moved'),
      ...beside.map(([account, sum]) => `moved.${account}: nothing expected, ${sum} shown`),
    ];
  },
};

function rowOf(shop: CaseShop, entity: string, id: string): Promise<Row> {
  return shop.client.must<Row>({
    method: 'GET',
    path: `api/${entity}?id=${id}`,
    branchId: firstBranch(shop),
  });
}

const FLAGGED = 'flagged (below 80 % of the mean)';

/** Whether a paper is told of. */
function isTold(text: string, paper: string): boolean {
  const names = Object.entries({ ...truckWords.en.choices.kind, driving_licence: LINES.licence.en });
  const [, name] = names.find(([kind]) => kind === paper.replaceAll(' ', '_')) ?? [];
  return name !== undefined && text.includes(`, ${name}:`);
}

const hundredths = (value: unknown) => Math.round(Number(value) * 100) / 100;

/** The mean with as many decimals as the case tells of it: 2.714 and 2.7 are one mean. */
function asExactlyAs(mean: number, told: unknown): number {
  const [, decimals = ''] = String(
    new Map<string, unknown>(Object.entries(Object(told))).get('mean_km_per_litre'),
  ).split('.');
  return Number(mean.toFixed(decimals.length));
}
