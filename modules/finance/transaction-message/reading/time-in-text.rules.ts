/** A day and perhaps a time as texts print it, day first, at any place of a pattern. */
export const WHEN =
  '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}(?:[\\s,]*(?:at|saa)?\\s*\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s*[ap]m)?)?';

const DAY =
  /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)|(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?!\d)/u;
const TIME = /^[\s,]*(?:at|saa)?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)(?:\s*([ap])m)?/iu;

/** The local day and time that a text prints, as exactly as it does: `2026-11-19T22:56`, or a day alone. */
export interface PrintedTime {
  at: string | null;
  /** A day is printed that no calendar has. */
  isImpossible: boolean;
}

/** The first day of a text, with the time behind it. What the end of the text may have cut off is not read. */
export function timeIn(text: string): PrintedTime {
  const found = DAY.exec(text);
  if (!found) return { at: null, isImpossible: false };
  const day = dayOf(found);
  if (!day) return { at: null, isImpossible: true };
  const rest = text.slice(found.index + found[0].length);
  // "04/11/20" at the very end may have been "04/11/2026".
  if (rest === '' && found[4]?.length === 2) return { at: null, isImpossible: false };
  const clock = clockOf(rest);
  return { at: clock ? `${day}T${clock}` : day, isImpossible: false };
}

function dayOf(found: RegExpExecArray): string | null {
  const [, day = '', , month = '', year = '', isoYear, isoMonth, isoDay] = found;
  const written = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

function clockOf(rest: string): string | null {
  const found = TIME.exec(rest);
  if (!found) return null;
  const [all, hours = '', minutes = '', seconds, half] = found;
  const isCut = /^\s*[ap]?$/iu.test(rest.slice(all.length)) && !half && !seconds && hours.length === 1;
  const hour = Number(hours);
  if (isCut || Number(minutes) > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const afterNoon = half?.toLowerCase() === 'p';
  const of24 = half ? (hour % 12) + (afterNoon ? 12 : 0) : hour;
  return [String(of24).padStart(2, '0'), minutes, ...(seconds ? [seconds] : [])].join(':');
}
