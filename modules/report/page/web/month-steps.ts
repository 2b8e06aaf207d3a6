import { addDays } from '#core/business-day.ts';
import { firstOfMonth, lastOfMonth } from '#core/months.ts';

/** The month ends before and after a day, as a bookkeeper turns the months; never beyond the latest day. */
export function monthSteps(day: string, latest: string): { previous: string; next: string | undefined } {
  const end = lastOfMonth(addDays(day, 1));
  return {
    previous: addDays(firstOfMonth(day), -1),
    next: day < latest ? earlier(end, latest) : undefined,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
