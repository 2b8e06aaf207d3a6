import type { Words } from '#core/i18n/language.ts';
import type { Reason } from './audience.rules.ts';

/** Why somebody did not get a message. */
export const REASON_WORDS: Readonly<Record<Reason | 'not_taken' | 'no_credit', Words>> = {
  no_phone: { en: 'no phone number', sw: 'hana namba ya simu' },
  not_phone: { en: 'not a phone number', sw: 'si namba ya simu' },
  same_number: { en: 'same number as {about}', sw: 'namba sawa na ya {about}' },
  opted_out: { en: 'asked not to be written to', sw: 'aliomba asitumiwe ujumbe' },
  empty: { en: '{about} is empty', sw: '{about} haina kitu' },
  not_of_them: { en: 'no longer one of them', sw: 'si mmoja wao tena' },
  no_credit: { en: 'not enough SMS left', sw: 'SMS hazikutosha' },
  not_taken: { en: 'not taken by the network', sw: 'mtandao haukuupokea' },
};
