/** Screens wider than this have room for ten page numbers (specification §9), in CSS pixels. */
export const MANY_NUMBERS_ABOVE = 992;

/** How many page numbers a screen shows. */
export function numbersAt(width: number): number {
  return width > MANY_NUMBERS_ABOVE ? 10 : 5;
}

/** The page numbers to offer around the open one: a run of so many that stays inside the list. */
export function pageNumbers(page: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
