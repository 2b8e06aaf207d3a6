import type { Messages } from '#core/entity-words.ts';
import type { feePayment } from './fee-payment.entity.ts';

export const feePaymentWords = {
  en: {
    one: 'Fee payment',
    many: 'Fee payments',
    lower: 'fee payment',
    new: 'New fee payment',
    purpose: 'What businesses pay for the system, and until when their branches are paid.',
    fields: {
      client_name: 'Business',
      client_branch_name: 'Branch',
      client_business: 'Business id',
      client_branch: 'Branch id',
      kind: 'For',
      days: 'Days',
      amount: 'Amount',
      date: 'Date',
      paid_until: 'Paid until',
      agent: 'Agent',
      commission: 'Commission',
      reference: 'Reference',
      remarks: 'Remarks',
    },
    sections: { main: { title: 'Fee payment', why: 'What was paid, and for what.' } },
    choices: {
      kind: {
        service_fee: 'Service fee',
        sms_purchase: 'SMS',
        system_update: 'System update',
        installation_fee: 'Installation',
        sms_sender_name_registration: 'Sender name of SMS',
      },
    },
  },
  sw: {
    one: 'Malipo ya ada',
    many: 'Malipo ya ada',
    lower: 'malipo ya ada',
    new: 'Malipo mapya ya ada',
    purpose: 'Biashara zinalipa nini kwa mfumo, na matawi yake yamelipiwa hadi lini.',
    fields: {
      client_name: 'Biashara',
      client_branch_name: 'Tawi',
      client_business: 'Kitambulisho cha biashara',
      client_branch: 'Kitambulisho cha tawi',
      kind: 'Ya nini',
      days: 'Siku',
      amount: 'Kiasi',
      date: 'Tarehe',
      paid_until: 'Yamelipiwa hadi',
      agent: 'Wakala',
      commission: 'Kamisheni',
      reference: 'Kumbukumbu',
      remarks: 'Maelezo',
    },
    sections: { main: { title: 'Malipo ya ada', why: 'Kilicholipwa, na kwa ajili ya nini.' } },
    choices: {
      kind: {
        service_fee: 'Ada ya huduma',
        sms_purchase: 'SMS',
        system_update: 'Uboreshaji wa mfumo',
        installation_fee: 'Usakinishaji',
        sms_sender_name_registration: 'Jina la mtumaji wa SMS',
      },
    },
  },
} as const satisfies Messages<typeof feePayment>;
