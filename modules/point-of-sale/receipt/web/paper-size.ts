/** What a receipt is printed on: a roll of the till, or a sheet. */
export const ROLLS = ['58mm', '80mm'] as const;
export const SHEETS = { A4: [210, 297], A5: [148, 210], Letter: [215.9, 279.4] } as const;

export type Roll = (typeof ROLLS)[number];
export type Sheet = keyof typeof SHEETS;
export type PaperSize = Roll | Sheet;

export function isRoll(size: PaperSize): size is Roll {
  return size === '58mm' || size === '80mm';
}

/** Millimetres across; of a roll the whole width, of which the head of the printer reaches 48 or 72. */
export function widthOf(size: PaperSize): number {
  return isRoll(size) ? Number.parseInt(size, 10) : SHEETS[size][0];
}

/** CSS pixels in a millimetre. */
export const PIXELS_PER_MM = 96 / 25.4;
