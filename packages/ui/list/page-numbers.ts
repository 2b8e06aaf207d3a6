/** The page numbers to offer around the open one: a run of so many that stays inside the list. */
export function pageNumbers(page: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
