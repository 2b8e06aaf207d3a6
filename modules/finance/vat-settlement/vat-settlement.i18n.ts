import type { Messages } from '#core/entity-words.ts';
import type { vatSettlement } from './vat-settlement.entity.ts';

export const vatSettlementWords = {
  en: {
    one: 'VAT of a month',
    many: 'VAT by month',
    lower: 'VAT of a month',
    new: 'New month of VAT',
    purpose: 'What you charged less what you claim, month by month, and what you owe TRA for it.',
    fields: {
      number: 'Number',
      date_to: 'Last day of the month',
      output: 'VAT on sales',
      input: 'VAT on purchases, with what was carried on',
      input_used: 'VAT on purchases used',
      payable: 'To pay to TRA',
      input_carried: 'Carried to the next month',
      status: 'Status',
      remarks: 'Remarks',
    },
    sections: {
      main: {
        title: 'Month',
        why: 'Save it to see what the month comes to. Nothing is posted until you press the button.',
      },
    },
    conditions: { draft: 'Drafts', posted: 'Posted', reversed: 'Reversed' },
    choices: { status: { draft: 'Draft', posted: 'Posted', reversed: 'Reversed' } },
    transitions: {
      post: {
        button: 'Post VAT',
        title: 'Post the VAT of this month?',
        body: 'It is calculated again from the books and posted on the last day of the month. Pay TRA by a withdrawal for VAT.',
        done: 'VAT posted',
      },
      reverse: {
        button: 'Reverse',
        title: 'Reverse the VAT of this month?',
        body: 'Its entry is reversed on the last day of the month, and the month can be settled again.',
        reason: 'Reason',
        done: 'VAT reversed',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: 'VAT ya mwezi',
    many: 'VAT za miezi',
    lower: 'VAT ya mwezi',
    new: 'VAT ya mwezi mpya',
    purpose: 'Ulichotoza ukiondoa unachodai, mwezi kwa mwezi, na unachodaiwa na TRA.',
    fields: {
      number: 'Namba',
      date_to: 'Siku ya mwisho ya mwezi',
      output: 'VAT ya mauzo',
      input: 'VAT ya manunuzi, pamoja na iliyosogezwa mbele',
      input_used: 'VAT ya manunuzi iliyotumika',
      payable: 'Ya kulipa TRA',
      input_carried: 'Inayosogezwa mwezi ujao',
      status: 'Hali',
      remarks: 'Maoni',
    },
    sections: {
      main: {
        title: 'Mwezi',
        why: 'Hifadhi uone jumla ya mwezi. Hakuna kinachoingizwa mpaka ubonyeze kitufe.',
      },
    },
    all: 'Zote',
    conditions: { draft: 'Rasimu', posted: 'Zimeingizwa', reversed: 'Zimetenguliwa' },
    choices: { status: { draft: 'Rasimu', posted: 'Imeingizwa', reversed: 'Imetenguliwa' } },
    transitions: {
      post: {
        button: 'Ingiza VAT',
        title: 'Uiingize VAT ya mwezi huu?',
        body: 'Itakokotolewa tena kutoka kwenye vitabu na kuingizwa siku ya mwisho ya mwezi. Lipa TRA kwa kutoa pesa kwa ajili ya VAT.',
        done: 'VAT imeingizwa',
      },
      reverse: {
        button: 'Tengua',
        title: 'Uitengue VAT ya mwezi huu?',
        body: 'Ingizo lake litatenguliwa siku ya mwisho ya mwezi, na mwezi unaweza kukokotolewa tena.',
        reason: 'Sababu',
        done: 'VAT imetenguliwa',
      },
    },
  },
} as const satisfies Messages<typeof vatSettlement>;
