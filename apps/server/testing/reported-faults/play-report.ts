import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import type { Answer, TestBrowser } from '../test-browser.ts';

/** One thing that is done, and what must come of it. Steps without a word of that must only be taken. */
interface Step {
  /** A call without `api/`: `POST product`. */
  do?: string;
  body?: object;
  /** In the place of a call: the entity that a sheet brings in. */
  import?: string;
  file?: string;
  choice?: object;
  /** Under which name the record that is made is spoken of later: `$name`, `$name.lines.0.id`. */
  as?: string;
  should?: 'ok' | 'refused';
  /** What stands at a place of the answer, `#` for a length; `oneOf` where several are right. */
  at?: string;
  is?: unknown;
  oneOf?: unknown[];
  /** Whether it may be refused as well. */
  may?: unknown;
  what?: string;
}

export interface Report {
  id: string;
  story: string;
  steps: Step[];
}

export interface Finding {
  what: string;
  should: unknown;
  comes: unknown;
}

/** Plays a fault that people reported of another system, as the owner of a new business; answers each check with what came. */
export async function playReport(owner: TestBrowser, file: string, today: string): Promise<Finding[]> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const known = await openingNames(owner);
  const findings: Finding[] = [];
  for (const step of report.steps) {
    const answer = await perform(owner, step, { known, folder: dirname(file), today });
    const what = step.what ?? step.do ?? step.import ?? '';
    const finding = findingOf(step, answer);
    if (finding) findings.push({ what, ...finding });
    else if (answer.status >= 400 && step.may === undefined)
      throw new Error(`${report.id}, ${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return findings;
}

function findingOf(step: Step, { status, body }: Answer): Omit<Finding, 'what'> | null {
  const said = status < 400 ? 'ok' : 'refused';
  if (step.should === 'ok') return { should: 'ok', comes: said === 'ok' ? said : body };
  if (step.should) return { should: step.should, comes: said };
  const comes = valueAt(body.message, step.at);
  if (step.oneOf) return { should: step.oneOf.includes(comes) ? comes : step.oneOf, comes };
  return 'is' in step ? { should: step.is, comes } : null;
}

interface Story {
  known: Map<string, unknown>;
  folder: string;
  today: string;
}

async function perform(owner: TestBrowser, step: Step, { known, folder, today }: Story): Promise<Answer> {
  if (step.import) return bringIn(owner, step, folder);
  const filled = fillIn({ route: step.do ?? '', body: step.body ?? {} }, known, today);
  const [method] = filled.route.split(' ');
  const { id } = filled.body as { id?: string };
  const key = id && MAKES_A_RECORD.test(filled.route) ? id : newId();
  const headers = { 'idempotency-key': key };
  const answer = await owner.ask(
    filled.route.replace(' ', ' api/'),
    method === 'GET' ? {} : { body: filled.body, headers },
  );
  if (step.as && answer.status < 400) known.set(step.as, { id, ...Object(answer.body.message) });
  return answer;
}

/** Calls whose id is that of what they make, and so their key. */
const MAKES_A_RECORD = /^POST|^PUT purchase-order\/(?:receive|return)/;

async function openingNames(owner: TestBrowser): Promise<Map<string, unknown>> {
  const first = async (path: string, isIt: (row: Record<string, unknown>) => boolean) => {
    const rows: Record<string, unknown>[] = (await owner.ask(`GET api/${path}/list`)).body.message.data;
    return rows.find(isIt);
  };
  return new Map([
    ['store', await first('store', () => true)],
    ['cash', await first('account', ({ type }) => type === 'cash in hand')],
    ['branch', await first('branch', () => true)],
  ]);
}

/** Puts in the place of `$new` an id, of `$day:-2` a day, and of `$name` the id of what a step made under that name. */
function fillIn<T>(value: T, known: ReadonlyMap<string, unknown>, today: string): T {
  const text = JSON.stringify(value)
    .replaceAll('"$new"', () => JSON.stringify(newId()))
    .replace(/\$day:(-?\d+)/g, (_, days) => addDays(today, Number(days)))
    .replace(/\$([a-z]\w*)(?:\.([\w.]+))?/gi, (whole, name: string, path = 'id') =>
      known.has(name) ? String(valueAt(known.get(name), path)) : whole,
    );
  return JSON.parse(text) as T;
}

function valueAt(value: unknown, path = ''): unknown {
  const places = path.split('.').filter(Boolean);
  return places.reduce<unknown>((inside, place) => {
    const list = inside as Record<string, unknown> | undefined;
    return place === '#' ? list?.length : list?.[place];
  }, value);
}

/** A sheet as the screen proposes to take it, with the rows at fault left out. */
async function bringIn(owner: TestBrowser, step: Step, folder: string): Promise<Answer> {
  const bytes = readFileSync(join(folder, step.file ?? ''));
  const opened = await owner.upload(`api/${step.import}/import/open`, formOf(bytes));
  if (opened.status >= 400) return opened;
  const { id, sheets, columns } = opened.body.message as OpenedSheet;
  const sheet = sheets.find(({ row_count }) => row_count > 0);
  const mapped = Object.values(sheet?.mapping ?? {});
  const choice = {
    ...{ sheet: sheet?.name, heading_row: sheet?.heading_row, mapping: sheet?.mapping, key: null },
    ...{ found: 'update', unknown: 'create', blank_missing: [], values: {}, leave_out: [], edits: [] },
    create_missing: columns.flatMap(({ column, entity, adds }) =>
      entity && adds && mapped.includes(column) ? [entity] : [],
    ),
    ...step.choice,
  };
  const check = (more = {}) =>
    owner.ask('PUT api/import', { body: { id, choice: { ...choice, ...more }, check: true } });
  let checked = await check();
  const faults: { row: number }[] = checked.body.message?.faults ?? [];
  if (faults.length > 0) checked = await check({ leave_out: [...new Set(faults.map(({ row }) => row))] });
  return checked.status < 400
    ? owner.ask('PUT api/import/run', { body: { id }, headers: { 'idempotency-key': newId() } })
    : checked;
}

interface OpenedSheet {
  id: string;
  sheets: { name: string; row_count: number; heading_row: number; mapping: Record<string, string> }[];
  columns: { column: string; entity?: string; adds?: boolean }[];
}
