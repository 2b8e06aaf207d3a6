// cspell:ignore usafi ghorofa mpangilio kichafu kinasafishwa kisafi kimekaguliwa
import type { Messages } from '#core/entity-words.ts';
import type { room } from './room.entity.ts';

export const roomWords = {
  en: {
    one: 'Room',
    many: 'Rooms',
    lower: 'room',
    new: 'New room',
    purpose: 'Every room you let: whether it is free, and whether it is clean.',
    fields: {
      number: 'Number',
      room_type: 'Room type',
      floor: 'Floor',
      status: 'Status',
      housekeeping: 'Housekeeping',
      holds: 'Out of use',
      features: 'Features',
      sort_order: 'Order',
      remarks: 'Remarks',
    },
    parts: { holds: { since: 'From', until: 'To', reason: 'Reason', expense: 'Expense' } },
    hints: {
      features: 'View, balcony, connecting room.',
      holds: 'Days on which it is not let. Leave the last day blank while it is not known.',
      sort_order: 'Its place in the list of the house.',
    },
    sections: {
      main: { title: 'Room' },
      holds: { title: 'Maintenance', why: 'A room that is repaired is not let.' },
    },
    conditions: {
      available: 'Available',
      booked: 'Booked',
      maintenance: 'Maintenance',
      dirty: 'Dirty',
    },
    choices: {
      status: {
        reserved: 'Reserved',
        booked: 'Booked',
        available: 'Available',
        maintenance: 'Maintenance',
      },
      housekeeping: { dirty: 'Dirty', cleaning: 'Being cleaned', clean: 'Clean', inspected: 'Inspected' },
    },
  },
  sw: {
    noun: '7/8',
    all: 'Vyote',
    one: 'Chumba',
    many: 'Vyumba',
    lower: 'chumba',
    new: 'Chumba kipya',
    purpose: 'Kila chumba unachokodisha: kama kinapatikana, na kama ni kisafi.',
    fields: {
      number: 'Namba',
      room_type: 'Aina ya chumba',
      floor: 'Ghorofa',
      status: 'Hali',
      housekeeping: 'Usafi',
      holds: 'Kisipotumika',
      features: 'Sifa',
      sort_order: 'Mpangilio',
      remarks: 'Maoni',
    },
    parts: { holds: { since: 'Kuanzia', until: 'Hadi', reason: 'Sababu', expense: 'Matumizi' } },
    hints: {
      features: 'Mandhari, kibaraza, chumba cha kuunganisha.',
      holds: 'Siku ambazo hakikodishwi. Acha siku ya mwisho wazi kama haijulikani.',
      sort_order: 'Nafasi yake kwenye orodha ya nyumba.',
    },
    sections: {
      main: { title: 'Chumba' },
      holds: { title: 'Matengenezo', why: 'Chumba kinachotengenezwa hakikodishwi.' },
    },
    conditions: {
      available: 'Vinapatikana',
      booked: 'Vimechukuliwa',
      maintenance: 'Vinatengenezwa',
      dirty: 'Vichafu',
    },
    choices: {
      status: {
        reserved: 'Kimehifadhiwa',
        booked: 'Kimechukuliwa',
        available: 'Kinapatikana',
        maintenance: 'Kinatengenezwa',
      },
      housekeeping: {
        dirty: 'Kichafu',
        cleaning: 'Kinasafishwa',
        clean: 'Kisafi',
        inspected: 'Kimekaguliwa',
      },
    },
  },
} as const satisfies Messages<typeof room>;
