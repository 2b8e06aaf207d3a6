import { type Books, readBooks } from './books.ts';
import type { CaseAnswer } from './case-client.ts';
import type { CasePlace } from './case-server.ts';
import { NotGiven, openCaseShop } from './case-shop.ts';
import { addTo, compareShown, type Difference, differencesOf } from './compare-figures.ts';
import { jobByLink } from './job-by-link.ts';
import { jobsOnBoard } from './jobs-on-board.ts';
import { lineInWords } from './line-in-words.ts';
import type { Found, Played } from './play-case.ts';
import { sayRefusal } from './refusal-codes.ts';
import { type CaseWorkshop, get, jobOf } from './service-calls.ts';
import {
  type JournalLine,
  type ServiceCase,
  type ServiceEvent,
  type ServiceExpected,
  workshopOf,
} from './service-case-file.ts';
import { dayOf, openCaseWorkshop, prepare, SERVICE_WORDS } from './service-words.ts';

type Row = Record<string, unknown>;

/** The codes of refusals whose idea the cases tell in a sentence of their own. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/is on leave/, 'on_leave'],
  [/is busy from/, 'assignee_busy'],
  [/must end after it starts/, 'invalid_fields ends'],
  [/has not agreed/, 'estimate_waits'],
  [/more than 10 % above/, 'above_estimate'],
  [/warranty of this job ended/, 'invalid_fields warranty_of_id'],
  [/in stock/, 'not_enough_stock'],
  [/done and posted/, 'service_is_done'],
  [/done is not changed/, 'not_open'],
  [/is verified/, 'service_is_verified'],
  [/can still come back/, 'more_than_sold'],
];

/** Plays a case of jobs in a workshop of its own, each event on its day. */
export async function playServiceCase(place: CasePlace, worked: ServiceCase): Promise<Played> {
  const { id, title, events, expected = {} } = worked;
  const differences: Found[] = [];
  const tell = (no: number | null, lines: readonly Difference[]) =>
    differences.push(...lines.map((line) => ({ no, line })));
  try {
    const shop = await openCaseShop(place, workshopOf(worked.given));
    tell(0, shop.notGiven);
    const workshop = await openCaseWorkshop(shop, worked);
    const moved = new Map<string, number>();
    for (const [at, event] of events.entries())
      tell(
        at + 1,
        (await playEvent(workshop, event, moved)).map((line) => `${event.do}: ${line}`),
      );
    tell(null, await compareEnd(workshop, expected, moved));
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    tell(0, [error.message]);
  }
  return { id, title, differences };
}

/** Plays one event and answers what differs; what it moved in the accounts is added to `moved`. */
async function playEvent(
  workshop: CaseWorkshop,
  event: ServiceEvent,
  moved: Map<string, number>,
): Promise<Difference[]> {
  const word = SERVICE_WORDS[event.do];
  if (!word) return ['not known to the product'];
  const { shop } = workshop;
  shop.clock.next(dayOf(event), event.at?.slice(11) || undefined);
  try {
    await prepare(workshop, word, event);
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    return [`not played: ${error.message}`];
  }
  const before = await readBooks(shop);
  const answer = await word.say(workshop, event);
  const posted = newLines(before, await readBooks(shop));
  for (const { key, amount } of posted) addTo(moved, key.slice(0, 4), amount);
  const { journal, state = {}, shows, refused } = event.expect ?? {};
  return [
    ...compareAnswer(answer, refused),
    ...(journal ? compareJournal(journal, posted) : []),
    ...(await compareState(workshop, state)),
    ...(shows
      ? compareShown(shows, { ...(await jobsOnBoard(workshop)), ...(await jobByLink(workshop)) }, 'shows')
      : []),
  ];
}

function compareAnswer({ refused }: CaseAnswer, told: string | undefined): Difference[] {
  if (!told) return refused ? [`refused with ${refused.status} ${refused.code}: ${refused.message}`] : [];
  if (!refused) return [`done, and to be refused: ${told}`];
  const [, code] = REFUSALS.find(([idea]) => idea.test(told)) ?? [];
  const said = sayRefusal(refused);
  return said === code ? [] : [`refused as ${code} expected, as ${said} answered`];
}

/** Lines of what was posted since, by account and day. */
function newLines(before: Books, after: Books): { key: string; amount: number }[] {
  const entries = [...after.entries].filter(([id]) => !before.entries.has(id));
  return entries.flatMap(([, { date, lines }]) =>
    lines.map(({ account_code, debit, credit }) => ({
      key: `${account_code.slice(0, 4)} on ${date}`,
      amount: Math.round((debit - credit) * 100),
    })),
  );
}

function compareJournal(
  journal: NonNullable<NonNullable<ServiceEvent['expect']>['journal']>,
  posted: readonly { key: string; amount: number }[],
): Difference[] {
  const found = new Map<string, number>();
  for (const { key, amount } of posted) addTo(found, key, amount);
  const wanted = new Map<string, number>();
  for (const { date, lines } of journal)
    for (const line of lines) addTo(wanted, `${line.account} on ${date}`, centsOf(line));
  return differencesOf('entry', wanted, found);
}

const centsOf = ({ debit, credit }: JournalLine) => Math.round((debit - credit) * 100);

/** The job and its part as the cases speak of them. */
async function compareState(workshop: CaseWorkshop, state: Row): Promise<Difference[]> {
  if (Object.keys(state).length === 0) return [];
  const row = workshop.job ? await jobOf(workshop) : {};
  const { service: status, void: isVoid, ...rest } = state;
  return compareShown(
    { ...rest, ...(status ? { status: isVoid ? 'void' : status } : {}) },
    {
      ...row,
      ...(await jobsOnBoard(workshop)),
      collected_at: String(row.collected_at).slice(0, 10),
      warranty_of: row.warranty_of_id === workshop.earlier && row.warranty_of_id ? 'the job' : null,
      waiting: row.waiting ?? null,
      accepted_at: row.accepted_at ? 'now' : null,
      ...(await stockOf(workshop)),
    },
    'state',
  );
}

async function stockOf(workshop: CaseWorkshop): Promise<Row> {
  const [product] = workshop.shop.products.keys();
  if (!product) return {};
  const { pools } = await readBooks(workshop.shop);
  const pool = pools.get(`${product}, Workshop`);
  const id = workshop.shop.products.get(product);
  const { data } = await get<{ data: Row[] }>(workshop, `api/product/movements?id=${id}&limit=100`);
  const moved = data.find(({ kind }) => kind === 'service');
  const places = await get<Row[]>(workshop, `api/product/stock-by-store?id=${id}`);
  const reserved = sumOf(places, 'reserved');
  const others = workshop.reserved ?? 0;
  workshop.reserved = reserved;
  return {
    // Of the job at hand: what is promised beyond what was before it.
    reserved: reserved - others,
    available_for_sale: sumOf(places, 'quantity') - reserved,
    stock: pool?.quantity,
    stock_value: (pool?.cents ?? 0) / 100,
    movement: moved && { cause: moved.kind, quantity: moved.quantity },
  };
}

const sumOf = (rows: readonly Row[], key: string) => rows.reduce((sum, row) => sum + Number(row[key]), 0);

/** What the job came to in the end, and what the story moved in every account. */
async function compareEnd(
  workshop: CaseWorkshop,
  { lines, account_movement, all_accounts: _none, ...figures }: ServiceExpected,
  moved: ReadonlyMap<string, number>,
): Promise<Difference[]> {
  const row: Row = workshop.job ? await jobOf(workshop) : {};
  const sale =
    lines && row.sale_id
      ? await get<{ lines: Row[] }>(workshop, `api/sale?id=${row.sale_id}`)
      : { lines: [] };
  const shown = sale.lines.map((line) => {
    const { line_amount, allocated_discount, net, vat, gross } = lineInWords(workshop.shop, line);
    return { amount: line_amount, discount: allocated_discount, net, vat, gross };
  });
  const wanted = new Map(
    Object.entries(account_movement ?? {}).map(([code, amount]) => [code, Math.round(amount * 100)]),
  );
  return [
    ...compareShown(figures, row, 'job'),
    ...(lines ? compareShown(lines, shown, 'lines') : []),
    ...(account_movement ? differencesOf('movement', wanted, moved) : []),
  ];
}
