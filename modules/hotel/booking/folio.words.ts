// cspell:ignore Hesabu mgeni Maelezo Iliyotozwa Imelipwa Baki Usiku chumba kuondoka mapema mchana Amana iliyotumika hutumika akitoka dukani imeondolewa Mauzo yamebatilishwa
import type { Words } from '#core/i18n/language.ts';

/** The words of the folio of a stay. */
export const FOLIO = {
  title: { en: 'Folio', sw: 'Hesabu ya mgeni' },
  what: { en: 'What', sw: 'Maelezo' },
  charged: { en: 'Charged', sw: 'Iliyotozwa' },
  paid: { en: 'Paid', sw: 'Imelipwa' },
  balance: { en: 'Balance', sw: 'Baki' },
  night: { en: 'Night, room {of}', sw: 'Usiku, chumba {of}' },
  early: { en: 'For leaving early', sw: 'Kwa kuondoka mapema' },
  byDay: { en: 'Room by day', sw: 'Chumba cha mchana' },
  payment: { en: '{of}', sw: '{of}' },
  deposit: { en: 'Deposit used', sw: 'Amana iliyotumika' },
  ready: { en: 'Deposit, used at check-out', sw: 'Amana, hutumika mgeni akitoka' },
  settled: { en: 'Paid at the till or taken off', sw: 'Imelipwa dukani au imeondolewa' },
  sale: { en: 'Sale {number}', sw: 'Mauzo {number}' },
  void: { en: 'Voided', sw: 'Yamebatilishwa' },
} as const satisfies Record<string, Words>;
