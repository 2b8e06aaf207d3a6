// cspell:ignore Rejista Kutoka Siku Tarehe Hakuna aliyefika siku hizi Chagua nyingine Rudi kwenye rejista Uraia haujaandikwa Wageni Bila mtoto zaidi hawamo Punguza Anaondoka Kitambulisho Namba yake
import { HOTEL_TITLES } from '../titles.words.ts';

/** The register of guests that the police and the ministry may ask to see. */
export const REGISTER = {
  title: HOTEL_TITLES.register,
  from: { en: 'Arrived from', sw: 'Waliofika kuanzia' },
  to: { en: 'Arrived until', sw: 'Waliofika hadi' },
  print: { en: 'Print', sw: 'Chapisha' },
  back: { en: 'Back to the register', sw: 'Rudi kwenye rejista' },
  arrived: { en: 'Arrival', sw: 'Kufika' },
  leaves: { en: 'Departure', sw: 'Kuondoka' },
  number: { en: 'Booking', sw: 'Uhifadhi' },
  name: { en: 'Name', sw: 'Jina' },
  nationality: { en: 'Nationality', sw: 'Uraia' },
  identity: { en: 'Identity', sw: 'Kitambulisho' },
  identityNumber: { en: 'Its number', sw: 'Namba yake' },
  room: { en: 'Room', sw: 'Chumba' },
  phone: { en: 'Phone number', sw: 'Namba ya simu' },
  vehicle: { en: 'Vehicle', sw: 'Gari' },
  guests: { en: 'Guests', sw: 'Wageni' },
  child: { en: '{name} (child)', sw: '{name} (mtoto)' },
  noNationality: { en: 'Nationality not noted', sw: 'Uraia haujaandikwa' },
  byNationality: { en: 'By nationality', sw: 'Kwa uraia' },
  withoutIdentity: { en: 'Adults without identity', sw: 'Watu wazima bila kitambulisho' },
  none: { en: 'Nobody arrived on these days', sw: 'Hakuna aliyefika siku hizi' },
  noneWhy: {
    en: 'Choose other days. Guests stand here once they are checked in.',
    sw: 'Chagua siku nyingine. Wageni huonekana hapa baada ya kuingia.',
  },
  more: {
    en: '{n} more guests are not shown. Choose fewer days.',
    sw: 'Wageni wengine {n} hawamo. Chagua siku chache zaidi.',
  },
} as const;
