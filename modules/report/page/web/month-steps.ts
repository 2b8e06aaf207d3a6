import { addDays } from '#core/business-day.ts';

/** The month ends before and after a day, as a bookkeeper turns the months; never beyond the latest day. */
export function monthSteps(day: string, latest: string): { previous: string; next: string | undefined } {
  const end = monthEnd(addDays(day, 1));
  return {
    previous: addDays(`${day.slice(0, 7)}-01`, -1),
    next: day < latest ? earlier(end, latest) : undefined,
  };
}

/** The last day of the month that a day lies in. */
function monthEnd(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
