import type { Messages } from '#core/entity-words.ts';
import type { business } from './business.entity.ts';

export const businessWords = {
  en: {
    one: 'Business',
    many: 'Businesses',
    lower: 'business',
    new: 'New business',
    fields: {
      name: 'Business name',
      business_type: 'Business type',
      idle_minutes: 'Log out when idle (minutes)',
      session_hours: 'Log out after (hours)',
      requires_two_factor: 'Require two-factor authentication',
    },
    sections: { main: { title: 'Business' } },
    choices: {
      business_type: {
        pharmacy: 'Pharmacy',
        hardware: 'Hardware',
        stationery: 'Stationery',
        grocery: 'Grocery',
        clothing: 'Clothing',
        electronics: 'Electronics',
        bookstore: 'Bookstore',
        supermarket: 'Supermarket',
        furniture: 'Furniture',
        toy: 'Toy',
        minimarket: 'Minimarket',
        other: 'Other',
        logistics: 'Logistics',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: 'Biashara',
    many: 'Biashara',
    lower: 'biashara',
    new: 'Biashara mpya',
    fields: {
      name: 'Jina la biashara',
      business_type: 'Aina ya biashara',
      idle_minutes: 'Toka mfumo usipotumika (dakika)',
      session_hours: 'Toka baada ya (saa)',
      requires_two_factor: 'Lazimisha uthibitisho wa hatua mbili',
    },
    sections: { main: { title: 'Biashara' } },
    choices: {
      business_type: {
        pharmacy: 'Duka la dawa',
        hardware: 'Vifaa vya ujenzi',
        stationery: 'Vifaa vya ofisi',
        grocery: 'Duka la vyakula',
        clothing: 'Nguo',
        electronics: 'Vifaa vya umeme',
        bookstore: 'Duka la vitabu',
        supermarket: 'Supamaketi',
        furniture: 'Samani',
        toy: 'Vitu vya kuchezea',
        minimarket: 'Duka la kujihudumia',
        other: 'Nyingine',
        logistics: 'Usafirishaji wa mizigo',
      },
    },
  },
} as const satisfies Messages<typeof business>;
