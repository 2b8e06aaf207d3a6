import { daysUntil, pressing } from '#core/document-page.ts';
import type { Say } from '../i18n/language.tsx';
import { PAGE } from './page.words.ts';

/** How near a day is, in words; nothing while it lies further away than a week. */
export function dueWords(day: string, today: string, say: Say): string | undefined {
  const days = daysUntil(day, today);
  if (pressing(days) === 'later') return undefined;
  if (days < 0) return days === -1 ? say(PAGE.lateDay) : say(PAGE.lateDays, { n: -days });
  if (days === 0) return say(PAGE.today);
  return days === 1 ? say(PAGE.tomorrow) : say(PAGE.inDays, { n: days });
}

/** The same by itself under an amount: “due in 6 days”, “12 days late”. */
export function dueNote(day: string, today: string, say: Say): string | undefined {
  const when = dueWords(day, today, say);
  return when !== undefined && daysUntil(day, today) >= 0 ? say(PAGE.due, { when }) : when;
}
