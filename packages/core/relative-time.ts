import { type Language, say, type Words } from './i18n/language.ts';

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

const AGO = {
  now: { en: 'just now', sw: 'sasa hivi' },
  minute: { en: '1 minute ago', sw: 'dakika 1 iliyopita' },
  minutes: { en: '{n} minutes ago', sw: 'dakika {n} zilizopita' },
  hour: { en: '1 hour ago', sw: 'saa 1 iliyopita' },
  hours: { en: '{n} hours ago', sw: 'saa {n} zilizopita' },
  day: { en: '1 day ago', sw: 'siku 1 iliyopita' },
  days: { en: '{n} days ago', sw: 'siku {n} zilizopita' },
} as const satisfies Record<string, Words>;
