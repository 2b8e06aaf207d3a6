import type { Currency } from '#core/currencies.ts';
import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { FORM } from '../form.words.ts';
import type { FormRow, ShownFigure } from './report-form-calls.ts';

/** A figure as people read it. */
export function figureText(figure: Pick<ShownFigure, 'kind'>, value: number, currency: Currency): string {
  if (figure.kind === 'money') return moneyText(value, currency);
  return figure.kind === 'quantity' ? quantityText(value) : countText(value);
}

/** How a group is called; days, months and hours as the calendar and the clock write them. */
export function groupText({ group, title }: FormRow, groupBy: string, language: Language): string {
  if (group === null || title === null) return say(FORM.without, language);
  if (groupBy === 'day') return dayText(group, language);
  if (groupBy === 'hour') return `${group}:00`;
  if (groupBy !== 'month') return title;
  const [year, month] = group.split('-');
  return `${CALENDAR_WORDS[language].monthsShort[Number(month) - 1]} ${year}`;
}
