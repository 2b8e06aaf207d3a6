import type { Shop } from '#server/testing/shop.ts';
import { closeYear } from '../year-close/server/close-year.command.ts';

/** Closes a year of a shop of the tests, as its owner does. */
export function closeYearOf(shop: Shop, year: number): Promise<unknown> {
  return shop.work((context) => closeYear.run({ ...context, input: { year } }));
}
