// cspell:ignore Kumeharibika Hitilafu hitilafu Kimeharibika
import type { Words } from '#core/i18n/language.ts';

/** What is broken in a room, reported by whoever cleans it. */
export const FAULT = {
  ofRoom: { en: 'Report a fault in room {room}', sw: 'Ripoti hitilafu ya chumba {room}' },
  what: { en: 'What is broken?', sw: 'Nini kimeharibika?' },
  closes: { en: 'Close the room until it is repaired', sw: 'Funga chumba hadi kitengenezwe' },
  until: { en: 'Last day it is closed, if known', sw: 'Siku ya mwisho ya kufungwa, kama inajulikana' },
  photo: { en: 'So that the person who repairs it knows what to bring.', sw: 'Ili fundi ajue alete nini.' },
  send: { en: 'Report', sw: 'Ripoti' },
  sent: { en: 'The fault of room {room} is reported', sw: 'Hitilafu ya chumba {room} imeripotiwa' },
  noticeTitle: { en: 'Fault in room {room}', sw: 'Hitilafu kwenye chumba {room}' },
  noticeText: { en: '{reason} ({by})', sw: '{reason} ({by})' },
} as const satisfies Record<string, Words>;
