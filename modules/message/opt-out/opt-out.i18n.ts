import type { Messages } from '#core/entity-words.ts';
import type { optOut } from './opt-out.entity.ts';

export const optOutWords = {
  en: {
    one: 'Opted-out number',
    many: 'Opted out',
    lower: 'opted-out number',
    new: 'Opt a number out',
    purpose: 'Numbers that get no messages and reminders any more. Receipts they ask for are still sent.',
    fields: { phone_number: 'Phone number', name: 'Name', remarks: 'Remarks' },
    sections: { main: { title: 'Number' } },
  },
  sw: {
    noun: '9/10',
    one: 'Namba iliyojitoa',
    many: 'Namba zilizojitoa',
    lower: 'namba iliyojitoa',
    new: 'Ondoa namba',
    purpose: 'Namba zisizotumiwa tena ujumbe wala vikumbusho. Risiti wanazoomba bado hutumwa.',
    fields: { phone_number: 'Namba ya simu', name: 'Jina', remarks: 'Maelezo' },
    sections: { main: { title: 'Namba' } },
  },
} as const satisfies Messages<typeof optOut>;
