import type { Say } from '#web-kit/i18n/language.tsx';
import { REQUEST } from './request.words.ts';

/** For how long goods have been on the road, in words. */
export function daysText(days: number, say: Say): string {
  return days === 0 ? say(REQUEST.today) : days === 1 ? say(REQUEST.oneDay) : say(REQUEST.days, { n: days });
}
