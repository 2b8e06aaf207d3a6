import type { ReportGroup, ReportValue } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** For how long something has been open, of a number of days in SQL that follows from some fields. */
export function ageOf(days: string, of: readonly string[]): ReportValue {
  const sql = `case when ${days} <= 7 then '7' when ${days} <= 30 then '30' when ${days} <= 60 then '60' else 'more' end`;
  return { sql, of };
}

/** By that age, of a value that is called so. */
export const BY_AGE: ReportGroup = {
  ...{ key: 'age', of: 'age', words: WORDS.age },
  called: { 7: WORDS.toSevenDays, 30: WORDS.toThirtyDays, 60: WORDS.toSixtyDays, more: WORDS.moreDays },
};
