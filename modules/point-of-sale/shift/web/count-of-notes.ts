import type { Currency } from '#core/currencies.ts';

/** A note or a coin, in whole units of its currency. */
export interface Piece {
  value: number;
  is_coin: boolean;
}

const notes = (...values: number[]): Piece[] => values.map((value) => ({ value, is_coin: false }));
const coins = (...values: number[]): Piece[] => values.map((value) => ({ value, is_coin: true }));

/** What circulates; a branch in another currency counts one amount. */
export function piecesOf(currency: Currency): readonly Piece[] {
  if (currency !== 'TZS') return [];
  return [...notes(10_000, 5000, 2000, 1000, 500), ...coins(500, 200, 100, 50)];
}

/** The name of a piece among the inputs: a note and a coin may have one value. */
export function keyOfPiece({ value, is_coin }: Piece): string {
  return `${is_coin ? 'coin' : 'note'}-${value}`;
}

/** What the pieces come to, in whole units. */
export function sumOfPieces(pieces: readonly Piece[], typed: Readonly<Record<string, string>>): number {
  return pieces.reduce((sum, piece) => sum + piece.value * Number(typed[keyOfPiece(piece)] || 0), 0);
}

/** How many pieces there are of them. */
export function countOfPieces(pieces: readonly Piece[], typed: Readonly<Record<string, string>>): number {
  return pieces.reduce((sum, piece) => sum + Number(typed[keyOfPiece(piece)] || 0), 0);
}

/** What is typed while a drawer is counted: pieces by note and coin, or an amount where we know no notes. */
export interface DrawerTyped {
  pieces: Readonly<Record<string, string>>;
  amount: string;
}

/** A count that has not begun, with an input for each piece. */
export function nothingCounted(pieces: readonly Piece[]): DrawerTyped {
  return { pieces: Object.fromEntries(pieces.map((piece) => [keyOfPiece(piece), ''])), amount: '' };
}

/** Whether anything was counted; nothing in the drawer is said by a zero. */
export function isCounted(typed: DrawerTyped, pieces: readonly Piece[]): boolean {
  return pieces.length > 0 ? Object.values(typed.pieces).some(Boolean) : typed.amount !== '';
}

/** The body of a count. */
export function bodyOfCount(typed: DrawerTyped, pieces: readonly Piece[]) {
  if (pieces.length === 0) return { counted: Number(typed.amount) };
  return {
    denominations: pieces.map((piece) => ({ ...piece, count: Number(typed.pieces[keyOfPiece(piece)] || 0) })),
  };
}
