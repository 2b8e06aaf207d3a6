/**
 * The day on which the books of a new business begin: the first of the year before the one in which it is made, because what is
 * there at the beginning is by practice dated on the last day of a year (decision 89).
 */
export function usualBeginOfBooks(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}-01-01`;
}
