// cspell:ignore vitanda huduma wageni usiku kiyoyozi
import type { Messages } from '#core/entity-words.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import type { roomType } from './room-type.entity.ts';

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
      remarks: 'Remarks',
    },
    hints: {
      beds: 'One double, two single.',
      amenities: 'Air conditioning, hot water, breakfast.',
    },
    sections: { main: { title: 'Room type' } },
    choices: { tax: TAX_WORDS.en },
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
      remarks: 'Maoni',
    },
    hints: {
      beds: 'Kikubwa kimoja, vidogo viwili.',
      amenities: 'Kiyoyozi, maji moto, kifungua kinywa.',
    },
    sections: { main: { title: 'Aina ya chumba' } },
    choices: { tax: TAX_WORDS.sw },
  },
} as const satisfies Messages<typeof roomType>;
