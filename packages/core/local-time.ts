/**
 * The instant at which the clocks of a zone show a day and a time, `2010-12-01` and `08:26`. Of the hour that clocks show
 * twice in autumn it is the earlier; of one that they skip in spring, the moment they would have shown it.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  const [before, after] = [-DAY, DAY].map((away) => shown - offsetAt(new Date(shown + away), timeZone)) as [
    number,
    number,
  ];
  const fits = (instant: number) => instant + offsetAt(new Date(instant), timeZone) === shown;
  const fitting = [before, after].filter(fits);
  return new Date(fitting.length ? Math.min(...fitting) : before);
}

const DAY = 86_400_000;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: Date, timeZone: string): number {
  const shown = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = shown;
  const asIfUtc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return asIfUtc - Math.floor(at.getTime() / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  clocks.set(timeZone, made);
  return made;
}
