import type { Words } from '#core/i18n/language.ts';
import { type Quantity, quantity, quantityOf, quantityToWire } from '#core/quantity.ts';
import { quantityText } from '#web-kit/format/number.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { COUNTED_UNITS } from '../../units.i18n.ts';
import { PART } from './part-input.words.ts';
import { unitText } from './unit-text.ts';

/** A part of a line as it is typed: in the unit of the line, or in single pieces of it. */
export interface TypedPart {
  text: string;
  inPieces: boolean;
}

/** The line that it is a part of; `factor` pieces go into its unit. */
export interface LineOfPart {
  unit: string;
  factor: number;
  /** The unit that its stock is kept in, where that is known. */
  base?: string | undefined;
}

export const NO_PART: TypedPart = { text: '', inPieces: false };

/** What is typed in pieces, in thousandths; nothing while it is no quantity. */
export function baseOfTyped({ text, inPieces }: TypedPart, { factor }: LineOfPart): Quantity {
  const read = quantityOf(Number(text || 0));
  return quantity(typeof read === 'bigint' ? read * (inPieces ? 1n : BigInt(factor)) : 0n);
}

/** So many pieces as somebody would type them: in the unit of the line where they fill it. */
export function typedOfBase(base: bigint, { factor }: LineOfPart, inPieces = false): TypedPart {
  const fills = factor <= 1 || (!inPieces && base % (BigInt(factor) * 1000n) === 0n);
  const shown = fills ? base / BigInt(factor) : base;
  return { text: String(quantityToWire(quantity(shown))), inPieces: !fills };
}

/** What is typed, or all that is left where that is less: nobody gives back more than there is. */
export function atMost(typed: TypedPart, line: LineOfPart, left: bigint): TypedPart {
  return baseOfTyped(typed, line) <= left ? typed : typedOfBase(left, line, typed.inPieces);
}

/** The part as the server is told it. */
export function wireOfTyped({ text, inPieces }: TypedPart, { unit }: LineOfPart) {
  return inPieces ? { pieces: Number(text) } : { unit, quantity: Number(text) };
}

/** What single ones of a line are called behind a number: `1 bottle`, `7 bottles`, `3 kg`; pieces where nobody knows. */
export function piecesBehind(base: string | undefined, count: number): Words {
  const inLanguage = (language: 'en' | 'sw') => {
    const pieces = COUNTED_UNITS[language].piece;
    if (!base || base === 'piece') return (count === 1 ? pieces?.one : pieces?.many) ?? '';
    return unitText(base, language, count);
  };
  return { en: inLanguage('en'), sw: inLanguage('sw') };
}

/** So many pieces in the words of a line: `9 and 7 pieces`, or with its unit `9 cartons × 12 and 7 pieces`. */
export function partText(
  base: bigint,
  { factor, base: unit }: LineOfPart,
  say: Say,
  unitOf?: (count: number) => string,
): string {
  const by = BigInt(factor) * 1000n;
  const whole = factor > 1 ? (base / by) * 1000n : base;
  const pieces = factor > 1 ? base % by : 0n;
  const text = (amount: bigint) => quantityText(quantityToWire(quantity(amount)));
  const units = unitOf ? `${text(whole)} ${unitOf(quantityToWire(quantity(whole)))}` : text(whole);
  if (pieces === 0n) return units;
  const single = { pieces: text(pieces), unit: say(piecesBehind(unit, quantityToWire(quantity(pieces)))) };
  return whole === 0n ? say(PART.onlyPieces, single) : say(PART.andPieces, { whole: units, ...single });
}
