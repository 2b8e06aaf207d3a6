// cspell:ignore Kinachopatikana Wanaosubiri kimepatikana Anasubiri
import type { Words } from '#core/i18n/language.ts';

/** Those who wait for a room that was full as they asked. */
export const WAITING_LIST = {
  title: { en: 'Waiting list', sw: 'Wanaosubiri chumba' },
  fits: { en: 'A room is free', sw: 'Chumba kimepatikana' },
  full: { en: 'Still full', sw: 'Bado vimejaa' },
  book: { en: 'Book now', sw: 'Hifadhi sasa' },
  asked: { en: '{type}, {since} to {until}', sw: '{type}, {since} hadi {until}' },
  booked: { en: '{guest} has a room', sw: '{guest} amepata chumba' },
  noticeTitle: { en: 'A room is free for {guest}', sw: 'Chumba kimepatikana kwa {guest}' },
  noticeText: {
    en: 'Waiting list {number}: {type}, {since} to {until}. Book it before somebody else does.',
    sw: 'Anasubiri {number}: {type}, {since} hadi {until}. Hifadhi kabla mwingine hajakichukua.',
  },
  sms: {
    en: '{shop}: a room ({type}) is free from {since} to {until}. Please call us to book it ({number}).',
    sw: '{shop}: chumba ({type}) kimepatikana {since} hadi {until}. Tafadhali tupigie ukihifadhi ({number}).',
  },
} as const satisfies Record<string, Words>;
