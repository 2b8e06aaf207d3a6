import type { Currency } from '#core/currencies.ts';
import type { Problem } from '#core/errors.ts';
import { numberOfCell } from '#core/fields/number-cell.ts';
import type { SheetCell } from '#core/sheet-cell.ts';
import { OTHER_CURRENCY, POINT_OR_THOUSANDS } from './cells.words.ts';

/** How shopkeepers name currencies beside an amount. */
const SIGNS: Readonly<Record<string, Currency>> = {
  tzs: 'TZS',
  tsh: 'TZS',
  tshs: 'TZS',
  sh: 'TZS',
  shs: 'TZS',
  usd: 'USD',
  us$: 'USD',
  $: 'USD',
  eur: 'EUR',
  '€': 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  jpy: 'JPY',
  '¥': 'JPY',
};
const SIGN = 'tzs|tshs?|shs?|usd|us\\$|\\$|eur|€|gbp|£|jpy|¥';
const LEADING = new RegExp(`^(${SIGN})[.:]?\\s*(?=[\\d-])`, 'i');
const TRAILING = new RegExp(`\\s*(?:/[=-]|(${SIGN})\\.?)$`, 'i');

/**
 * The amount that a cell of prices means: `TZS 1,250`, `3,200/=`, `5 400`. An amount of another currency is refused, and
 * so is what can be read in two ways.
 */
export function readAmountCell(cell: SheetCell, currency: Currency): { wire: number } | { problem: Problem } {
  if (cell.kind !== 'text') return numberOfCell(cell);
  const { bare, signs } = withoutSigns(cell.text.replace(/\s+/g, ' ').trim());
  const other = signs.find((sign) => SIGNS[sign] !== currency);
  if (other) return { problem: { key: 'other_currency', params: { currency }, words: OTHER_CURRENCY } };
  return readNumberText(bare);
}

/** The number of a text without unit or currency; blanks may part thousands, three digits after a point are unclear. */
export function readNumberText(text: string): { wire: number } | { problem: Problem } {
  if ((text.match(/\d[\d.,]*/g) ?? []).length > 1 && !isGrouped(text)) return { problem: TWO_NUMBERS };
  if (/^\d{1,3}\.\d{3}$/.test(text)) {
    const params = { less: String(Number(text)), more: text.replace('.', '') };
    return { problem: { key: 'point_or_thousands', params, words: POINT_OR_THOUSANDS } };
  }
  return numberOfCell({ kind: 'text', text: isGrouped(text) ? text.replaceAll(' ', '') : text });
}

function withoutSigns(text: string): { bare: string; signs: string[] } {
  const signs: string[] = [];
  let bare = text;
  for (const pattern of [TRAILING, TRAILING, LEADING]) {
    const [found, sign] = pattern.exec(bare) ?? [];
    if (found === undefined) continue;
    if (sign) signs.push(sign.toLowerCase());
    bare = bare.replace(pattern, '');
  }
  return { bare, signs };
}

const isGrouped = (text: string) => /^-?\d{1,3}(?: \d{3})+$/.test(text);

const TWO_NUMBERS: Problem = { key: 'two_numbers' };
