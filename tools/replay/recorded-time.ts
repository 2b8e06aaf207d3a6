/** The shop's clock. */
const TIME_ZONE = 'Europe/London';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The instant at which the shop's clock showed a minute: `2011-07-31 15:42` is 14:42 in Greenwich. */
export function instantOf(minute: string): string {
  const asIfInGreenwich = new Date(`${minute.replace(' ', 'T')}:00Z`);
  for (const hours of [0, 1]) {
    const instant = new Date(asIfInGreenwich.getTime() - hours * 3_600_000);
    if (clock.format(instant) === minute) return instant.toISOString();
  }
  throw new Error(`The clock never showed ${minute}.`);
}
