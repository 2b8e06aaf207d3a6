// cspell:ignore zilizopita zinazofuata ameshaingia anatarajiwa inasubiri amana ameondoka amechelewa hakipatikani vilivyo huru usiku vyumba ongeza
import type { Words } from '#core/i18n/language.ts';

/** The words of the chart on which the desk sees who is in which room on which night. */
export const CHART = {
  title: { en: 'Booking chart', sw: 'Chati ya vyumba' },
  earlier: { en: 'Earlier', sw: 'Siku zilizopita' },
  later: { en: 'Later', sw: 'Siku zinazofuata' },
  today: { en: 'Today', sw: 'Leo' },
  daysShown: { en: 'Days shown', sw: 'Idadi ya siku' },
  daysOf: { en: '{n} days', sw: 'Siku {n}' },
  newBooking: { en: 'New booking', sw: 'Uhifadhi mpya' },
  rooms: { en: 'Rooms', sw: 'Vyumba' },
  room: { en: 'Room {number}', sw: 'Chumba {number}' },
  aNight: { en: '{price} a night', sw: '{price} kwa usiku' },
  freeTonight: { en: '{n} free tonight', sw: 'Vilivyo huru usiku huu: {n}' },
  in_house: { en: 'Checked in', sw: 'Ameshaingia' },
  expected: { en: 'Expected', sw: 'Anatarajiwa' },
  waits_for_deposit: { en: 'Waiting for the deposit', sw: 'Inasubiri amana' },
  left: { en: 'Checked out', sw: 'Ameondoka' },
  overdue: { en: 'Should have left', sw: 'Alitakiwa kuondoka' },
  hold: { en: 'Maintenance', sw: 'Matengenezo' },
  free: { en: 'Free', sw: 'Huru' },
  guests: { en: '{name}, {n} guests', sw: '{name}, wageni {n}' },
  nights: { en: '{since} to {until}', sw: '{since} hadi {until}' },
  book: { en: 'Book', sw: 'Hifadhi' },
  help: {
    en: 'Arrow keys move over the nights, with Shift they choose several, Enter books them or opens what is there.',
    sw: 'Vishale husogea kwenye siku, pamoja na Shift huchagua siku kadhaa, Enter huhifadhi au hufungua kilichopo.',
  },
  noRooms: { en: 'No rooms yet', sw: 'Bado hakuna vyumba' },
  noRoomsBody: {
    en: 'Add the rooms that you let; then you see here who is in which of them.',
    sw: 'Ongeza vyumba unavyokodisha; kisha hapa utaona nani yupo chumba gani.',
  },
  newRoom: { en: 'New room', sw: 'Chumba kipya' },
  more: { en: '{n} more rooms are not shown.', sw: 'Vyumba vingine {n} havionyeshwi.' },
} as const satisfies Record<string, Words>;
