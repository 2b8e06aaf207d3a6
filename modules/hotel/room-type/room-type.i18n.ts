// cspell:ignore vitanda huduma wageni usiku kiyoyozi Nyongeza Jumatatu Jumanne Jumatano Alhamisi Ijumaa Jumamosi Jumapili atakayelala hughairiwa hafiki inayoombwa akishika humlipia waliomo yanayozuiwa Kinachozuiwa asipofika ukighairiwa alale
import type { Messages } from '#core/entity-words.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import type { roomType } from './room-type.entity.ts';

const CHARGE_WORDS = {
  en: { none: 'Nothing', first_night: 'First night', percent: 'Part of the deposit', all: 'Whole deposit' },
  sw: {
    none: 'Hakuna',
    first_night: 'Usiku wa kwanza',
    percent: 'Sehemu ya amana',
    all: 'Amana yote',
  },
} as const;

const WEEKDAY_WORDS = {
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  sw: {
    monday: 'Jumatatu',
    tuesday: 'Jumanne',
    wednesday: 'Jumatano',
    thursday: 'Alhamisi',
    friday: 'Ijumaa',
    saturday: 'Jumamosi',
    sunday: 'Jumapili',
  },
} as const;

export const roomTypeWords = {
  en: {
    one: 'Room type',
    many: 'Room types',
    lower: 'room type',
    new: 'New room type',
    purpose: 'The kinds of rooms you let: what a night costs and how many people sleep in them.',
    fields: {
      name: 'Name',
      price: 'Price per night',
      capacity: 'Guests',
      beds: 'Beds',
      amenities: 'Amenities',
      tax: 'Tax',
      image: 'Photo',
      rates: 'Rates',
      included_guests: 'Guests in the price',
      extra_guest_price: 'One guest more, per night',
      length_discounts: 'Discounts for long stays',
      deposit_percent: 'Deposit (% of the stay)',
      cancel_free_days: 'Free to cancel until (days before)',
      cancel_charge: 'Held back when cancelled later',
      cancel_percent: 'Cancelled: % of the deposit',
      no_show_charge: 'Held back when nobody comes',
      no_show_percent: 'Nobody came: % of the deposit',
      remarks: 'Remarks',
    },
    parts: {
      rates: {
        name: 'Name',
        since: 'From',
        until: 'To',
        weekday: 'Day of the week',
        price: 'Price',
        plus: 'On top',
      },
      length_discounts: { nights: 'From nights', percent: '%' },
    },
    hints: {
      rates:
        'A season with its price, or a day of the week with what comes on top. The first price that fits counts.',
      included_guests: 'Leave blank where the price is the same however many sleep in the room.',
      cancel_charge: 'Nothing where left blank.',
      no_show_charge: 'The first night where left blank.',
      cancel_free_days: 'Leave blank where a cancelled booking always follows the rule beside it.',
      beds: 'One double, two single.',
      amenities: 'Air conditioning, hot water, breakfast.',
    },
    sections: {
      main: { title: 'Room type' },
      rates: { title: 'Prices', why: 'Seasons, days of the week, more guests, long stays.' },
      deposit: { title: 'Deposit and cancellation', why: 'Never more than the deposit is held back.' },
    },
    choices: {
      tax: TAX_WORDS.en,
      cancel_charge: CHARGE_WORDS.en,
      no_show_charge: CHARGE_WORDS.en,
      weekday: WEEKDAY_WORDS.en,
    },
  },
  sw: {
    noun: '9/10',
    one: 'Aina ya chumba',
    many: 'Aina za vyumba',
    lower: 'aina ya chumba',
    new: 'Aina mpya ya chumba',
    purpose: 'Aina za vyumba unavyokodisha: bei ya usiku mmoja na idadi ya wageni.',
    fields: {
      name: 'Jina',
      price: 'Bei kwa usiku',
      capacity: 'Wageni',
      beds: 'Vitanda',
      amenities: 'Huduma za chumba',
      tax: 'Kodi',
      image: 'Picha',
      rates: 'Bei za vipindi',
      included_guests: 'Wageni waliomo kwenye bei',
      extra_guest_price: 'Kila mgeni wa ziada, kwa usiku',
      length_discounts: 'Punguzo la kukaa muda mrefu',
      deposit_percent: 'Amana (% ya jumla)',
      cancel_free_days: 'Kughairi bure hadi (siku kabla)',
      cancel_charge: 'Kinachozuiwa ukighairiwa baadaye',
      cancel_percent: 'Ukighairiwa: % ya amana',
      no_show_charge: 'Kinachozuiwa mgeni asipofika',
      no_show_percent: 'Asipofika: % ya amana',
      remarks: 'Maoni',
    },
    parts: {
      rates: {
        name: 'Jina',
        since: 'Kuanzia',
        until: 'Hadi',
        weekday: 'Siku ya wiki',
        price: 'Bei',
        plus: 'Nyongeza',
      },
      length_discounts: { nights: 'Kuanzia usiku', percent: '%' },
    },
    hints: {
      rates: 'Msimu na bei yake, au siku ya wiki na nyongeza yake. Bei ya kwanza inayofaa ndiyo inayotumika.',
      included_guests: 'Acha wazi kama bei ni ile ile kwa wageni wowote.',
      cancel_charge: 'Ukiacha wazi, hakuna.',
      no_show_charge: 'Ukiacha wazi, usiku wa kwanza.',
      cancel_free_days: 'Acha wazi kama kila uhifadhi unaoghairiwa hufuata kanuni iliyo kando.',
      beds: 'Kikubwa kimoja, vidogo viwili.',
      amenities: 'Kiyoyozi, maji moto, kifungua kinywa.',
    },
    sections: {
      main: { title: 'Aina ya chumba' },
      rates: { title: 'Bei', why: 'Misimu, siku za wiki, wageni wa ziada, kukaa muda mrefu.' },
      deposit: { title: 'Amana na kughairi', why: 'Kinachozuiwa ni sehemu ya amana tu.' },
    },
    choices: {
      tax: TAX_WORDS.sw,
      cancel_charge: CHARGE_WORDS.sw,
      no_show_charge: CHARGE_WORDS.sw,
      weekday: WEEKDAY_WORDS.sw,
    },
  },
} as const satisfies Messages<typeof roomType>;
