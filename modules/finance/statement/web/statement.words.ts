import type { Words } from '#core/i18n/language.ts';

/** Words of the statement of a customer or supplier. */
export const STATEMENT = {
  statement: { en: 'Statement', sw: 'Taarifa ya akaunti' },
  statementOf: { en: 'Statement: {name}', sw: 'Taarifa ya akaunti: {name}' },
  from: { en: 'From', sw: 'Kuanzia' },
  to: { en: 'To', sw: 'Hadi' },
  event: { en: 'Document, {currency}', sw: 'Hati, {currency}' },
  currency: { en: 'Currency', sw: 'Sarafu' },
  owed: { en: 'Owed', sw: 'Kilichodaiwa' },
  paid: { en: 'Paid', sw: 'Kilicholipwa' },
  balance: { en: 'Balance', sw: 'Salio' },
  opening: { en: 'Opening balance, {day}', sw: 'Salio la kuanzia, {day}' },
  closing: { en: 'Closing balance, {day}', sw: 'Salio la mwisho, {day}' },
  reversed: { en: 'reversed', sw: 'imetenguliwa' },
  nothing: { en: 'No transactions in this period.', sw: 'Hakuna miamala katika kipindi hiki.' },
  print: { en: 'Print', sw: 'Chapisha' },
  excel: { en: 'Excel', sw: 'Excel' },
} as const satisfies Record<string, Words>;
