import { z } from 'zod';
import { isDay } from '#core/fields/dates.ts';
import { isId } from '#core/ids.ts';

const day = z.string().refine(isDay, { error: 'not_date' });

/** Branches as a report is asked for them: their ids, parted by commas. */
const branchIds = z
  .string()
  .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
  .refine((ids) => ids.every(isId) && ids.length <= 200, { error: 'not_id' });

/** From which day to which, and for which branches; what is left out follows from the branch of the call. */
export const PERIOD = { date: day.optional(), date_to: day.optional(), branch_ids: branchIds.optional() };

export interface PeriodInput {
  date?: string | undefined;
  date_to?: string | undefined;
  branch_ids?: string[] | undefined;
}

const page = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'not_number')
    .transform(Number)
    .refine((n) => n >= 1 && n <= most, { error: 'at_most' });

/** Pages of a report are turned like those of a list. */
export const PAGE = { limit: page(1000).default(20), page: page(100_000_000).default(1) };
