import { type AnyEntity, columnOf } from './define-entity.ts';
import type { Field, Fields } from './fields/kind.ts';

/** How a column of the paper is shown: which fields stand in it, and when it is left out. */
export interface PaperColumn {
  of: string;
  /** Small under the name: the batch and the day it expires. */
  under?: readonly string[];
  /** Of a quantity: its unit, and how many pieces are in one. */
  unit?: string;
  pieces?: string;
  /** Of a part that counts in single pieces while its line may not: the quantity of the line, in units of `pieces`. */
  outOf?: string;
  /** Only where a line has a value that is not nought, or where lines differ. */
  shown?: 'any' | 'differs';
  /** What does not fit leaves, the smallest first. */
  yields?: 1 | 2 | 3;
}

/** A day of a document; one by which something is to be done says how near it is while the amount is not nought. */
export type PageDate<K extends string = string> = K | { due: K; while: K };

/** What a definition says of its page; each has a default, so that a document has a good page with none. */
export interface PageHints<K extends string = string> {
  party?: K;
  figures?: readonly K[];
  dates?: readonly PageDate<K>[];
  lines?: K;
  columns?: readonly PaperColumn[];
  facts?: readonly K[];
  /** Sums as on the paper: `+` and `-` before what is added and taken off, `=` before a result. */
  totals?: readonly (K | `${'+' | '-' | '='}${K}`)[];
  /** Which kinds of documents are linked to it as before and after it; all that name it, where left out. */
  chain?: readonly string[];
}

/** One row of the totals of a paper. */
export interface PageTotal {
  of: string;
  sign: '' | '+' | '-' | '=';
}

/** The page of a document as its definition and its hints describe it. */
export interface DocumentPage {
  /** With whom it may be; a payment is with a customer or with a supplier. */
  parties: readonly string[];
  figures: readonly string[];
  dates: readonly { of: string; while?: string }[];
  /** The lines of the paper, and those that say how it was paid. */
  lines?: string;
  paid: readonly string[];
  columns: readonly PaperColumn[];
  facts: readonly string[];
  totals: readonly PageTotal[];
  chain?: readonly string[];
}

/** The page of a document: what its definition says of it, else what follows from its fields. */
export function pageOf(entity: AnyEntity, isParty: (name: string) => boolean): DocumentPage {
  const hints = entity.page ?? entity.paper ?? {};
  const parties = hints.party ? [hints.party] : partiesIn(entity.fields, isParty);
  const paid = linesIn(entity.fields).filter((key) => isMoneyOut(entity.fields[key]));
  const lines = hints.lines ?? linesIn(entity.fields).find((key) => !paid.includes(key));
  const dates = (hints.dates ?? datesIn(entity.fields)).map((date) =>
    typeof date === 'string' ? { of: date } : { of: date.due, while: date.while },
  );
  const totals = (hints.totals ?? TOTALS).map(totalOf).filter(({ of }) => entity.fields[of]);
  const figures = hints.figures ?? figuresIn(entity);
  const said = { parties, dates, totals };
  // A value is said once: what is a figure or a sum is no fact as well.
  const told = new Set([...figures, ...totals.map(({ of }) => of)]);
  return {
    parties,
    ...(lines === undefined ? {} : { lines }),
    ...(hints.chain ? { chain: hints.chain } : {}),
    paid,
    dates,
    totals,
    figures,
    columns: hints.columns ?? columnsIn(entity.fields[lines ?? '']?.lines ?? {}),
    facts: (hints.facts ?? factsIn(entity, said)).filter((key) => !told.has(key)),
  };
}

/** Totals of any document that has them. */
const TOTALS = [
  'net_amount',
  '+tax',
  '=total_amount',
  '-taken_off_amount',
  '-paid_amount',
  '=remain_amount',
] as const;

function totalOf(said: string): PageTotal {
  const sign = /^[-+=]/.exec(said)?.[0] ?? '';
  return { of: said.slice(sign.length), sign: sign as PageTotal['sign'] };
}

function partiesIn(fields: Fields, isParty: (name: string) => boolean): string[] {
  return Object.keys(fields).filter((key) => {
    const { kind, target } = fields[key] as Field;
    return kind.name === 'ref' && target !== undefined && isParty(target);
  });
}

function linesIn(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key]?.lines && !fields[key]?.options.internal);
}

/** Lines that say by which account so much was paid. */
function isMoneyOut(field: Field | undefined): boolean {
  const parts = field?.lines ?? {};
  return Boolean(parts.mode && parts.amount);
}

/** Days of the document itself; that of a receipt or of goods stands with these. */
function datesIn(fields: Fields): PageDate[] {
  return Object.keys(fields)
    .filter((key) => fields[key]?.kind.name === 'date' && fields[key]?.options.day !== 'any')
    .map((key) => (key === 'due_date' && fields.remain_amount ? { due: key, while: 'remain_amount' } : key));
}

/** Most documents show what their list shows of money, what it came to first. */
function figuresIn({ fields, list }: AnyEntity): string[] {
  const money = list.columns.filter((key) => fields[key]?.kind.name === 'money');
  const quantities = list.columns.filter((key) => fields[key]?.kind.name === 'quantity');
  const first = fields.remain_amount ? ['remain_amount'] : [];
  const known = ['total_amount', 'paid_amount'].filter((key) => fields[key]);
  const figure = list.figure ? [list.figure] : [];
  return [...new Set([...first, ...figure, ...known, ...money, ...quantities])];
}

function columnsIn(parts: Fields): PaperColumn[] {
  const of = (kind: string) => Object.keys(parts).filter((key) => parts[key]?.kind.name === kind);
  const [name, ...refs] = of('ref');
  const [quantity, ...quantities] = of('quantity');
  const money = of('money');
  const amount = ['total_amount', 'amount'].find((key) => parts[key]) ?? money.at(-1);
  const price = money.find((key) => key === 'price' || key === 'unit_cost');
  return [
    ...(name ? [{ of: name, under: [...of('text'), ...of('date')] }] : []),
    ...(quantity ? [quantityColumn(quantity, parts)] : []),
    ...quantities.map((key) => ({ of: key, shown: 'any' as const })),
    ...refs.map((key) => ({ of: key, shown: 'differs' as const, yields: 1 as const })),
    ...(price ? [{ of: price, yields: 2 as const }] : []),
    ...(amount && amount !== price ? [{ of: amount }] : []),
  ];
}

function quantityColumn(of: string, parts: Fields): PaperColumn {
  return { of, ...(parts.unit ? { unit: 'unit' } : {}), ...(parts.factor ? { pieces: 'factor' } : {}) };
}

/** What the page says nowhere else; what people wrote about it stands last. */
function factsIn(
  { fields, title, states }: AnyEntity,
  { parties, dates, totals }: Pick<DocumentPage, 'parties' | 'dates' | 'totals'>,
): string[] {
  const told = new Set<string | undefined>([title, states?.field, ...parties]);
  for (const { of } of [...dates, ...totals]) told.add(of);
  const shown = Object.entries(fields)
    .filter(([key, { kind, lines, options }]) => {
      if (told.has(key) || lines || options.internal || options.once || options.secret) return false;
      return !NO_FACTS.has(key) && kind.name !== 'money' && kind.name !== 'flag';
    })
    .map(([key]) => key);
  const last = ['reason', 'remarks'];
  return [...shown.filter((key) => !last.includes(key)), ...last.filter((key) => shown.includes(key))];
}

/** The currency stands before the first figure. */
const NO_FACTS = new Set(['currency']);

/** Whether a value says nothing: nought, no, none or empty. */
export function saysNothing(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === 0 ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** The columns of a paper for certain lines: those left out are empty in each, or the same in all. */
export function columnsShown(
  columns: readonly PaperColumn[],
  parts: Fields,
  rows: readonly Readonly<Record<string, unknown>>[],
): PaperColumn[] {
  return columns.filter(({ of, shown }) => {
    const field = parts[of];
    if (!field) return false;
    const values = rows.map((row) => row[columnOf(of, field)]);
    if (values.every((value) => value === undefined)) return false;
    if (shown === 'any') return values.some((value) => !saysNothing(value));
    if (shown === 'differs') return new Set(values.map((value) => JSON.stringify(value))).size > 1;
    return true;
  });
}

/** A row of the totals with its amount, the next of which may say the same and so stand beside it. */
export interface SumOfPage extends PageTotal {
  amount: number;
  /** Rows after it with the same amount, joined to it: “Total, left to pay”. */
  joined: readonly string[];
}

/** The totals of one document: rows that are nought are left out, equal results join. */
export function sumsOfPage(
  totals: readonly PageTotal[],
  row: Readonly<Record<string, unknown>>,
): SumOfPage[] {
  const sums: SumOfPage[] = [];
  for (const total of totals) {
    const amount = row[total.of];
    if (typeof amount !== 'number' || amount === 0) continue;
    const before = sums.at(-1);
    if (before && total.sign === '=' && before.amount === amount && before.sign !== '-') {
      // What is before VAT says nothing where there is none.
      if (before.sign === '=') sums[sums.length - 1] = { ...before, joined: [...before.joined, total.of] };
      else sums[sums.length - 1] = { ...total, amount, joined: [] };
    } else sums.push({ ...total, amount, joined: [] });
  }
  return sums;
}

/** In how many days a day is, negative where it has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round(
    (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000,
  );
}

/** Whether a day presses: it has passed, it comes within a week, or neither. */
export function pressing(days: number): 'late' | 'soon' | 'later' {
  return days < 0 ? 'late' : days <= 7 ? 'soon' : 'later';
}
