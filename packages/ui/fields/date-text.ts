/** A day `2026-11-28` in the words of the screen: `28 Nov 2026`; empty text for no day. */
export function writtenDay(day: string, monthsShort: readonly string[]): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return parts ? `${parts[3]} ${monthsShort[Number(parts[2]) - 1] ?? ''} ${parts[1]}` : '';
}

/** The day a person typed as `28 Nov 2026`, `28/11/2026` or `2026-11-28`; null when it is no day. */
export function readDay(
  typed: string,
  monthsShort: readonly string[],
  months: readonly string[],
): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [day = '', month = '', year = ''] = text.split(/[\s/.-]+/);
  return realDay(fullYear(year), monthNumber(month, monthsShort, months), Number(day));
}

function monthNumber(text: string, monthsShort: readonly string[], months: readonly string[]): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  if (word.length < 3) return Number.NaN;
  return ([...months, ...monthsShort].findIndex((month) => month.toLowerCase().startsWith(word)) % 12) + 1;
}

function fullYear(text: string): number {
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : Number(text);
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (!(year >= 1900 && year <= 9999) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}
