// cspell:ignore imepangwa halijapakiwa linapakiwa limeondoka imekwisha haifanyiki
import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which a customer sees where his transport is. */
export const TRIP_PAGE = {
  title: { en: 'Your transport', sw: 'Usafiri wako' },
  planned: { en: 'Planned', sw: 'Imepangwa' },
  plannedText: { en: 'The trip is not confirmed yet.', sw: 'Safari bado haijathibitishwa.' },
  agreed: { en: 'Confirmed', sw: 'Imethibitishwa' },
  agreedText: { en: 'The truck is not loaded yet.', sw: 'Lori bado halijapakiwa.' },
  loading: { en: 'Loading', sw: 'Inapakiwa' },
  loadingText: { en: 'The truck is being loaded.', sw: 'Lori linapakiwa.' },
  on_the_way: { en: 'On the way', sw: 'Iko njiani' },
  on_the_wayText: { en: 'The truck has left.', sw: 'Lori limeondoka.' },
  arrived: { en: 'Delivered', sw: 'Imefikishwa' },
  arrivedText: { en: 'Thank you.', sw: 'Asante.' },
  cancelled: { en: 'Cancelled', sw: 'Imeghairiwa' },
  cancelledText: { en: 'This trip does not take place.', sw: 'Safari hii haifanyiki.' },
  lastPlace: { en: 'Last seen', sw: 'Ilionekana mwisho' },
  from: { en: 'From', sw: 'Kutoka' },
  to: { en: 'To', sw: 'Kwenda' },
  truck: { en: 'Truck', sw: 'Lori' },
  leaves: { en: 'Leaves', sw: 'Kuondoka' },
  left: { en: 'Left', sw: 'Iliondoka' },
  due: { en: 'Due', sw: 'Kufika' },
  reached: { en: 'Arrived', sw: 'Ilifika' },
} as const satisfies Record<string, Words>;
