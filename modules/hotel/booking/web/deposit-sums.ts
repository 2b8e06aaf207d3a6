import type { Language, Words } from '#core/i18n/language.ts';
import { dayText } from '#web-kit/format/day.ts';
import type { StayQuote } from '../booking-questions.answer.ts';
import { STAY_QUOTE } from '../quote.words.ts';

interface Said {
  say: (words: Words, params?: Record<string, string>) => string;
  language: Language;
  money: (amount: number) => string;
}

/** What a quoted stay asks for ahead, as a sum with its title; none where its type asks nothing. */
export function depositSums(
  quote: Pick<StayQuote, 'deposit'> | undefined,
  { say, language, money }: Said,
): { title: string; amount: string }[] {
  const asked = quote?.deposit;
  if (!asked) return [];
  const title =
    asked.due === null
      ? say(STAY_QUOTE.deposit)
      : say(STAY_QUOTE.depositBy, { day: dayText(asked.due, language) });
  return [{ title, amount: money(asked.amount) }];
}
