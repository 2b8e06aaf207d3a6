// cspell:ignore hakikuweza kutengenezwa ukichukue kinakusubiri iliyoagizwa
import type { Words } from '#core/i18n/language.ts';

/** What a customer reads of his job on his phone; each part ends with a full stop. */
export const JOB_MESSAGE = {
  done: {
    en: '{shop}: your {item} is ready to collect ({number}).',
    sw: '{shop}: kifaa chako {item} kiko tayari, karibu ukichukue ({number}).',
  },
  not_possible: {
    en: '{shop}: your {item} could not be repaired. Please collect it ({number}).',
    sw: '{shop}: kifaa chako {item} hakikuweza kutengenezwa. Karibu ukichukue ({number}).',
  },
  not_wanted: {
    en: '{shop}: your {item} waits for you to collect it ({number}).',
    sw: '{shop}: kifaa chako {item} kinakusubiri, karibu ukichukue ({number}).',
  },
  workDone: {
    en: '{shop}: the work that you ordered is done ({number}).',
    sw: '{shop}: kazi uliyoagiza imekamilika ({number}).',
  },
  workEnded: {
    en: '{shop}: your service is closed ({number}).',
    sw: '{shop}: kazi uliyoagiza imefungwa ({number}).',
  },
  estimate: {
    en: '{shop}: your estimate is {amount} {currency} ({number}). Please accept or decline it.',
    sw: '{shop}: kazi yako itagharimu {amount} {currency} ({number}). Tunasubiri jibu lako.',
  },
  appointment: {
    en: '{shop}: your appointment is on {day} at {time} ({number}).',
    sw: '{shop}: miadi yako ni tarehe {day} saa {time} ({number}).',
  },
  left: { en: 'Left to pay: {amount} {currency}.', sw: 'Inayodaiwa: {amount} {currency}.' },
  payTo: { en: 'Pay to {account}, reference {number}.', sw: 'Lipa kwa {account}, kumbukumbu {number}.' },
} as const satisfies Record<string, Words>;
