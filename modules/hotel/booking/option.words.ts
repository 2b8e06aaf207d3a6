// cspell:ignore Chumba kilichoshikiliwa kimeachiliwa Hakuna amana iliyolipwa uhifadhi umefutwa Vyumba vilivyoshikiliwa muda uliopita Muda huu umepita Kinaweza kushikiliwa mgeni atakapofika hapo hapo
import type { Words } from '#core/i18n/language.ts';

/** Rooms that are held for a while without obligation (hotel.md 3). */
export const OPTION = {
  job: { en: 'Options on rooms that have ended', sw: 'Vyumba vilivyoshikiliwa na muda wake umeisha' },
  isOver: { en: 'This moment is over.', sw: 'Muda huu umepita.' },
  beforeArrival: {
    en: 'A room is held until the day of arrival at the latest.',
    sw: 'Chumba kinashikiliwa hadi siku ya kufika, si zaidi.',
  },
  noticeTitle: { en: 'The option of {guest} has ended', sw: 'Muda wa kumshikilia {guest} chumba umeisha' },
  noticeText: {
    en: 'Booking {number}, {since} to {until}: no deposit came, so the room is free again.',
    sw: 'Uhifadhi {number}, {since} hadi {until}: hakuna amana iliyolipwa, hivyo chumba kiko huru tena.',
  },
} as const satisfies Record<string, Words>;
