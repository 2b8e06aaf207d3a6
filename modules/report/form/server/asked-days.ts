import { z } from 'zod';
import type { DayRange } from '#core/months.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { PERIOD } from '../../server/period.ts';

/** The first year that a report can be asked of (specification §9). */
export const FIRST_YEAR = 2020;

/** A report is of some days or of a year, of some branches. */
export const REPORT_DAYS = {
  ...PERIOD,
  year: z
    .string()
    .regex(/^\d{4}$/, 'not_number')
    .transform(Number)
    .optional(),
};

export interface AskedDays {
  date?: string | undefined;
  date_to?: string | undefined;
  year?: number | undefined;
}

/** The days that are asked for, as far as they are said: days and a year are two ways of saying it. */
export function daysOfReport({ input, clock, branch }: QueryContext<AskedDays>): Partial<DayRange> {
  const { date, date_to, year } = input;
  if (year === undefined) return { ...(date ? { date } : {}), ...(date_to ? { date_to } : {}) };
  const present = Number(today(clock, branch).slice(0, 4));
  if (date || date_to || year < FIRST_YEAR || year > present) throw InvalidParameter({ name: 'year' });
  return { date: `${year}-01-01`, date_to: `${year}-12-31` };
}
