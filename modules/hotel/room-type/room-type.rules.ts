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
  every_year: boolean | null;
  min_nights: number | null;
  price: bigint | null;
  plus: bigint | null;
}

/** Whether a rate is for a night: between its days, this year or each, on its day of the week. */
export function fitsNight(rate: Rate, night: string): boolean {
  const day = WEEKDAYS[(new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7];
  return isInSeason(rate, night) && (!rate.weekday || rate.weekday === day);
}

/** Between the days of a season; one of each year comes again on the same days of the months, also over the end of a year. */
function isInSeason({ since, until, every_year }: Rate, night: string): boolean {
  if (since && night < since) return false;
  if (!until || night <= until) return true;
  if (!since || !every_year) return false;
  const inYear = (day: string) => day.slice('2026-'.length);
  const [first, last, day] = [inYear(since), inYear(until), inYear(night)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** As many nights as the rates of a stay ask for; nought where none asks. */
export function leastNights(rates: readonly Rate[], nights: readonly string[]): number {
  const asking = rates.filter(
    (rate) => rate.min_nights !== null && nights.some((night) => fitsNight(rate, night)),
  );
  return Math.max(0, ...asking.map(({ min_nights }) => min_nights ?? 0));
}

/** A price in another currency has that currency and its rate, and they have a price. */
export function foreignIsWhole(row: Readonly<Record<string, unknown>>): void {
  const missing = FOREIGN.filter((key) => !row[key]);
  if (missing.length === 0 || missing.length === FOREIGN.length) return;
  const problem = { key: 'foreign_needs_all', words: ROOM_TYPE_TEXTS.foreignNeedsAll };
  throw new InvalidFields(Object.fromEntries(missing.map((key) => [key, problem])));
}

const FOREIGN = ['currency', 'foreign_price', 'rate'] as const;

/** A rate ends on the day it begins or later, and one of each year within a year. */
export function ratesAreInOrder({ rates }: Readonly<Record<string, unknown>>): void {
  const wrong: Problems = {};
  ((rates ?? []) as readonly Rate[]).forEach(({ since, until, every_year }, place) => {
    if (since && until && until < since)
      wrong[`rates.${place}.until`] = { key: 'ends_before', words: ROOM_TYPE_TEXTS.endsBefore };
    else if (every_year && !(since && until && until < yearAfter(since)))
      wrong[`rates.${place}.every_year`] = { key: 'season_of_year', words: ROOM_TYPE_TEXTS.seasonOfYear };
  });
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong);
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
