import type { Words } from '#core/i18n/language.ts';
import type { FilterOperator } from '#core/list-filter.ts';
import type { Period } from '#core/periods.ts';

export const FILTER = {
  conditions: { en: 'Conditions', sw: 'Masharti' },
  join: { en: 'Match', sw: 'Safu zipi' },
  all: { en: 'Match all conditions', sw: 'Masharti yote yatimie' },
  any: { en: 'Match any condition', sw: 'Sharti lolote litimie' },
  field: { en: 'Field', sw: 'Sehemu' },
  question: { en: 'Comparison', sw: 'Ulinganisho' },
  value: { en: 'Value', sw: 'Thamani' },
  add: { en: 'Add condition', sw: 'Ongeza sharti' },
  addGroup: { en: 'Add group', sw: 'Ongeza kundi' },
  group: { en: 'Group of conditions', sw: 'Kundi la masharti' },
  remove: { en: 'Remove the condition on {field}', sw: 'Ondoa sharti la {field}' },
  removeGroup: { en: 'Remove the group', sw: 'Ondoa kundi' },
  active: { en: 'Active filters', sw: 'Vichujio vinavyotumika' },
  anyOf: { en: 'Any of', sw: 'Lolote kati ya' },
  and: { en: '{first} and {second}', sw: '{first} na {second}' },
  or: { en: '{first} or {second}', sw: '{first} au {second}' },
  from: { en: '{field} from', sw: '{field} kuanzia' },
  upTo: { en: '{field} up to', sw: '{field} hadi' },
} as const satisfies Record<string, Words>;

/** What is asked of words, amounts and choices. */
export const QUESTIONS: Readonly<Record<FilterOperator, Words>> = {
  contains: { en: 'contains', sw: 'ina' },
  starts: { en: 'starts with', sw: 'inaanza na' },
  is: { en: 'is', sw: 'ni' },
  above: { en: 'more than', sw: 'zaidi ya' },
  at_least: { en: 'at least', sw: 'angalau' },
  at_most: { en: 'at most', sw: 'isiyozidi' },
  below: { en: 'less than', sw: 'chini ya' },
  within: { en: 'in', sw: 'ndani ya' },
  one_of: { en: 'is one of', sw: 'ni mojawapo ya' },
  none_of: { en: 'is none of', sw: 'si mojawapo ya' },
  empty: { en: 'is empty', sw: 'haijajazwa' },
  filled: { en: 'is not empty', sw: 'imejazwa' },
};

/** Days are asked for in other words. */
export const QUESTIONS_OF_DAYS: Readonly<Partial<Record<FilterOperator, Words>>> = {
  is: { en: 'on', sw: 'tarehe' },
  at_least: { en: 'from', sw: 'kuanzia' },
  at_most: { en: 'up to', sw: 'hadi' },
};

export const PERIOD_WORDS: Readonly<Record<Period, Words>> = {
  today: { en: 'today', sw: 'leo' },
  yesterday: { en: 'yesterday', sw: 'jana' },
  this_week: { en: 'this week', sw: 'wiki hii' },
  last_week: { en: 'last week', sw: 'wiki iliyopita' },
  this_month: { en: 'this month', sw: 'mwezi huu' },
  last_month: { en: 'last month', sw: 'mwezi uliopita' },
  this_year: { en: 'this year', sw: 'mwaka huu' },
  last_year: { en: 'last year', sw: 'mwaka uliopita' },
  last_7_days: { en: 'last 7 days', sw: 'siku 7 zilizopita' },
  last_30_days: { en: 'last 30 days', sw: 'siku 30 zilizopita' },
  next_7_days: { en: 'next 7 days', sw: 'siku 7 zijazo' },
  next_30_days: { en: 'next 30 days', sw: 'siku 30 zijazo' },
};
