import { type Language, say } from './i18n/language.ts';
import { AGO } from './relative-time.words.ts';

/** How long ago an instant was, rounded down (specification §9). */
export function relativeTime(instant: string, now: number, language: Language): string {
  const minutes = Math.floor((now - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return say(AGO.now, language);
  if (minutes < 60)
    return minutes === 1 ? say(AGO.minute, language) : say(AGO.minutes, language, { n: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? say(AGO.hour, language) : say(AGO.hours, language, { n: hours });
  const days = Math.floor(hours / 24);
  return days === 1 ? say(AGO.day, language) : say(AGO.days, language, { n: days });
}
