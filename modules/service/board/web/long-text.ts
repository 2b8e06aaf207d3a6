import { countText } from '#web-kit/format/number.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { BOARD } from '../board.words.ts';

const [HOUR, DAY] = [60, 24 * 60];

/** A stretch of time as one speaks of it: minutes, hours with what is over, days. */
export function longText(minutes: number, say: Say): string {
  if (minutes < HOUR) return say(BOARD.minutes, { n: countText(minutes) });
  if (minutes >= 2 * DAY) return say(BOARD.days, { n: countText(Math.floor(minutes / DAY)) });
  const over = minutes % HOUR;
  const hours = say(BOARD.hours, { n: countText(Math.floor(minutes / HOUR)) });
  return over === 0 ? hours : `${hours} ${say(BOARD.minutes, { n: countText(over) })}`;
}
