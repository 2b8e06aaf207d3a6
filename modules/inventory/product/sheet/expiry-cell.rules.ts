import type { Problem } from '#core/errors.ts';
import { date, isDay } from '#core/fields/dates.ts';
import type { Field } from '#core/fields/kind.ts';
import type { SheetCell } from '#core/sheet-cell.ts';
import { LAST_OF_MONTH, NO_SUCH_DAY, NOT_A_DATE, NUMBER_AS_DAY } from './cells.words.ts';

/** Months by the beginning of their names in English and Swahili. */
const MONTHS = [
  'jan',
  'feb',
  'mar|mac',
  'apr',
  'may|mei',
  'jun',
  'jul',
  'aug|ago',
  'sep',
  'oct|okt',
  'nov',
  'dec|des',
];

type ExpiryRead = { wire: unknown; warning?: Problem } | { problem: Problem };

/**
 * The day after which goods are no longer sold. A month without a day is its last; a plain number is what a spreadsheet
 * keeps of a day whose format was lost. Both are said, so that somebody looks.
 */
export function readExpiryCell(cell: SheetCell, field: Field): ExpiryRead {
  if (cell.kind === 'number' && cell.number !== undefined)
    return dayOfSerial(cell.number + (cell.since1904 ? DAYS_TO_1904 : 0));
  if (cell.kind !== 'text') return date.fromCell(cell, field, { currency: 'TZS' });
  const text = cell.text.replace(/\s+/g, ' ').trim();
  const [, day, name = '', year = ''] =
    /^(?:(\d{1,2})[- /.])?(\p{L}{3,10})\.?[- /.]((?:\d{2}){1,2})$/u.exec(text) ?? [];
  const month = MONTHS.findIndex((beginnings) => new RegExp(`^(?:${beginnings})`, 'i').test(name)) + 1;
  if (month > 0) return dayOfMonth(day, month, year.length === 2 ? `20${year}` : year);
  const read = date.fromCell(cell, field, { currency: 'TZS' });
  return 'problem' in read && read.problem.key === 'not_date' ? { problem: noSuchDay(text) } : read;
}

function dayOfMonth(day: string | undefined, month: number, year: string): ExpiryRead {
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const wire = `${year}-${String(month).padStart(2, '0')}-${(day ?? String(last)).padStart(2, '0')}`;
  if (!isDay(wire)) return { problem: noSuchDay(wire) };
  return day
    ? { wire }
    : { wire, warning: { key: 'last_of_month', params: { day: wire }, words: LAST_OF_MONTH } };
}

const DAYS_TO_1904 = 1462;

/** Days since the last of 1899, as spreadsheets count them. */
function dayOfSerial(serial: number): ExpiryRead {
  const wire = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000);
  if (serial < 20_000 || serial > 110_000) return { problem: noSuchDay(String(serial)) };
  const day = wire.toISOString().slice(0, 10);
  return { wire: day, warning: { key: 'number_as_day', params: { day }, words: NUMBER_AS_DAY } };
}

function noSuchDay(text: string): Problem {
  return /\d/.test(text)
    ? { key: 'no_such_day', words: NO_SUCH_DAY }
    : { key: 'not_a_day', words: NOT_A_DATE };
}
