import { z } from 'zod';
import { problem, readWith } from './issue.ts';
import type { Kind } from './kind.ts';

/** A calendar day of the branch, `2026-11-20`; no time and no zone. */
export const date: Kind = {
  name: 'date',
  column: 'date',
  schema: () =>
    readWith(z.string({ error: 'not_date' }), (wire: string) => (isDay(wire) ? wire : problem('not_date'))),
  toWire: (stored) => stored,
  fromCell: (cell) => {
    if (cell.kind === 'date' && cell.date) return { wire: cell.date.slice(0, 10) };
    return cell.kind === 'error' ? { problem: { key: 'cell_error' } } : dayFirst(cell.text.trim());
  },
  toCell: (stored) => ({ kind: 'date', date: String(stored) }),
};

/** An instant, ISO 8601 in UTC on the wire. */
export const datetime: Kind = {
  name: 'datetime',
  column: 'timestamp with time zone',
  schema: () =>
    readWith(z.string({ error: 'not_date' }), (wire: string) => {
      const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(wire) ? new Date(wire) : null;
      return at && isDay(wire.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at : problem('not_date');
    }),
  toWire: (stored) => (stored as Date).toISOString(),
  fromCell: (cell) =>
    cell.date ? { wire: `${cell.date.slice(0, 10)}T00:00:00Z` } : { problem: { key: 'not_date' } },
  toCell: (stored) => ({ kind: 'datetime', at: (stored as Date).toISOString() }),
};

/** Whether a text is a day of the calendar between 1900 and 2999: a year of a slipped finger is warned about, not refused. */
export function isDay(text: string): boolean {
  const match = /^((?:19|2\d)\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `31/12/2027`, `31-12-2027`, `31.12.2027` and `2027-12-31`: the day comes before the month, as in Tanzania. */
function dayFirst(typed: string) {
  if (isDay(typed.slice(0, 10)) && /^.{10}(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.test(typed))
    return { wire: typed.slice(0, 10) };
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  if (!match) return { problem: { key: /^\d{1,2}[/.-]\d{1,4}$/.test(typed) ? 'unclear_date' : 'not_date' } };
  const [, day = '', month = '', year] = match;
  if (Number(month) > 12 && Number(day) <= 12)
    return { problem: { key: 'month_first', params: { n: Number(month) } } };
  const wire = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(wire) ? { wire } : { problem: { key: 'not_date' } };
}
