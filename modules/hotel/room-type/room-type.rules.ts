import { InvalidFields, type Problems } from '#core/errors.ts';
import { ROOM_TYPE_TEXTS } from './room-type.words.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What a house holds back of a deposit when its guest does not come. */
export const CHARGES = ['none', 'first_night', 'percent', 'all'] as const;

/** A rate of a type as far as it decides the price of a night; amounts in minor units. */
export interface Rate {
  since: string | null;
  until: string | null;
  weekday: (typeof WEEKDAYS)[number] | null;
  price: bigint | null;
  plus: bigint | null;
}

/** Whether a rate is for a night: between its days, on its day of the week. */
export function fitsNight({ since, until, weekday }: Rate, night: string): boolean {
  const day = WEEKDAYS[(new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7];
  return (!since || since <= night) && (!until || night <= until) && (!weekday || weekday === day);
}

/** A price in another currency has that currency and its rate, and they have a price. */
export function foreignIsWhole(row: Readonly<Record<string, unknown>>): void {
  const missing = FOREIGN.filter((key) => !row[key]);
  if (missing.length === 0 || missing.length === FOREIGN.length) return;
  const problem = { key: 'foreign_needs_all', words: ROOM_TYPE_TEXTS.foreignNeedsAll };
  throw new InvalidFields(Object.fromEntries(missing.map((key) => [key, problem])));
}

const FOREIGN = ['currency', 'foreign_price', 'rate'] as const;

/** A rate ends on the day it begins or later. */
export function ratesAreInOrder({ rates }: Readonly<Record<string, unknown>>): void {
  const wrong: Problems = {};
  ((rates ?? []) as readonly Rate[]).forEach(({ since, until }, place) => {
    if (since && until && until < since)
      wrong[`rates.${place}.until`] = { key: 'ends_before', words: ROOM_TYPE_TEXTS.endsBefore };
  });
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong);
}
