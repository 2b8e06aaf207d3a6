import { folded } from './folded-text.ts';

/** What the bars of a pack say beside what it is, by the GS1 General Specifications. */
export interface Gs1Code {
  /** The number of the trade item (01), its fourteen digits. */
  gtin: string;
  /** The batch (10). */
  batch: string | null;
  /** The last day, `2027-03-31`: use by (17), else best before (15). */
  expire_date: string | null;
}

/**
 * What codes are compared by: small letters, and of a number of the GS1 family no zeros in front, for 12, 13 and 14 digits
 * of it are one number and scanners send either.
 */
export function codeKey(code: string): string {
  const text = folded(code);
  return /^\d{12,14}$/.test(text) ? text.replace(/^0{1,6}/, '') : text;
}

/** Separates what has no fixed length; scanners send it, people and printed texts write brackets instead. */
const SEPARATOR = '\u001d';
const SYMBOLOGY = /^\](?:C1|e0|d2|Q3|J1)/;

/**
 * Reads a code that is made of parts: `]d2` or brackets before them, or a number of an item (01) with a sound check digit and more
 * behind it. Answers null for every other code.
 */
export function readGs1(code: string): Gs1Code | null {
  const text = code.trim();
  const parts = text.startsWith('(') ? inBrackets(text) : inRow(text.replace(SYMBOLOGY, ''));
  const gtin = parts?.get('01');
  if (!parts || !gtin || !/^\d{14}$/.test(gtin) || !isChecked(gtin)) return null;
  return {
    gtin,
    batch: parts.get('10') ?? null,
    expire_date: dayOf(parts.get('17')) ?? dayOf(parts.get('15')),
  };
}

function inBrackets(text: string): Map<string, string> | null {
  if (!/^(\(\d{2,4}\)[^()]+)+$/.test(text)) return null;
  return new Map(
    [...text.matchAll(/\((\d{2,4})\)([^()]+)/g)].map(([, key = '', value = '']) => [key, value.trim()]),
  );
}

/** The parts one behind the other: some have a length that is known, others end at a separator or with the code. */
function inRow(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  let rest = text.startsWith(SEPARATOR) ? text.slice(1) : text;
  if (!/^01\d{14}./.test(rest)) return null;
  while (rest !== '') {
    const length = lengthOf(rest);
    if (length !== undefined && rest.length < length) return null;
    const end = rest.indexOf(SEPARATOR);
    const part = rest.slice(0, length ?? (end === -1 ? rest.length : end));
    if (!/^\d{2}./.test(part)) return null;
    parts.set(part.slice(0, 2), part.slice(2));
    rest = rest.slice(part.length);
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1);
  }
  return parts;
}

/** How long a part with its key is, by the two digits that it begins with (GS1 General Specifications, 7.8.5). */
function lengthOf(part: string): number | undefined {
  return LENGTHS.find(([keys]) => keys.test(part))?.[1];
}

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^00/, 20],
  [/^0[123]/, 16],
  [/^04/, 18],
  [/^1[1-9]/, 8],
  [/^20/, 4],
  [/^3[1-6]/, 10],
  [/^41/, 16],
];

/** Six digits of a day; a day of `00` is the last of its month, and no year lies further away than half a century. */
function dayOf(digits: string | undefined): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(digits ?? '');
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const full = 2000 + year;
  const last = new Date(Date.UTC(full, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day > last) return null;
  return [full, month, day || last].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The digit that makes a number of the GS1 family sound: three times every other digit from the right, to the next ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

function isChecked(code: string): boolean {
  return checkDigit(code.slice(0, -1)) === Number(code.at(-1));
}
