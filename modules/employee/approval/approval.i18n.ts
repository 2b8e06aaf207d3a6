import type { Messages } from '#core/entity-words.ts';
import type { approval } from './approval.entity.ts';

export const approvalWords = {
  en: {
    one: 'Approval',
    many: 'Approvals',
    lower: 'approval',
    new: 'Approval',
    purpose:
      'What was approved with a PIN on the till of someone else: who asked, who approved and how much.',
    fields: {
      act: 'Approved',
      document: 'Document',
      approver: 'Approved by',
      percent: 'Percent off',
      amount: 'Amount',
      date: 'Date',
    },
    sections: { main: { title: 'Approval' } },
    conditions: { today: 'Today' },
    choices: {
      act: {
        discount: 'Discount',
        price: 'Price change',
        floor: 'Price below the lowest',
        refund: 'Refund',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: 'Idhini',
    many: 'Idhini',
    lower: 'idhini',
    new: 'Idhini',
    purpose:
      'Vilivyoidhinishwa kwa PIN kwenye till ya mwingine: nani aliomba, nani aliidhinisha na kiasi gani.',
    fields: {
      act: 'Kilichoidhinishwa',
      document: 'Hati',
      approver: 'Aliyeidhinisha',
      percent: 'Asilimia ya punguzo',
      amount: 'Kiasi',
      date: 'Tarehe',
    },
    sections: { main: { title: 'Idhini' } },
    conditions: { today: 'Leo' },
    choices: {
      act: {
        discount: 'Punguzo',
        price: 'Badiliko la bei',
        floor: 'Bei iliyo chini ya kiwango',
        refund: 'Kurudisha pesa',
      },
    },
  },
} as const satisfies Messages<typeof approval>;
