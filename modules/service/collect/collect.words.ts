// cspell:ignore tiketi ichapwe ikachukuliwa kuchukua iliyochapishwa zilizosalia
import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which a customer collects what he left. */
export const COLLECT = {
  title: { en: 'Collect', sw: 'Kuchukua kifaa' },
  scan: {
    en: 'Scan the claim ticket, or type its number',
    sw: 'Skani tiketi ya mteja, au andika namba yake',
  },
  placeholder: { en: 'Ticket number', sw: 'Namba ya tiketi' },
  clear: { en: 'Clear', sw: 'Futa' },
  begin: { en: 'Which service is it?', sw: 'Ni huduma ipi?' },
  beginWhy: {
    en: 'Scan the code on the claim ticket, or type the last digits of its number.',
    sw: 'Skani msimbo ulio kwenye tiketi ya mteja, au andika tarakimu za mwisho za namba yake.',
  },
  nothing: { en: 'No service has this ticket', sw: 'Hakuna huduma yenye tiketi hii' },
  nothingWhy: {
    en: 'Check the number, or search the list of services by the customer’s name.',
    sw: 'Angalia namba, au tafuta kwa jina la mteja kwenye orodha ya huduma.',
  },
  ready: { en: 'Ready to collect', sw: 'Tayari kuchukuliwa' },
  collected: { en: 'Collected {moment}', sw: 'Ilichukuliwa {moment}' },
  in_progress: { en: 'In progress', sw: 'Inaendelea' },
  received: { en: 'Pending', sw: 'Inasubiri' },
  cancelled: { en: 'Cancelled', sw: 'Imeghairiwa' },
  your_word: { en: 'Waiting for the customer’s answer', sw: 'Inasubiri jibu la mteja' },
  parts: { en: 'Waiting for parts', sw: 'Inasubiri vipuri' },
  promised: { en: 'Promised {moment}', sw: 'Imeahidiwa {moment}' },
  toPay: { en: '{amount} to pay', sw: 'Inadaiwa {amount}' },
  nothingToPay: { en: 'Nothing to pay', sw: 'Haidaiwi' },
} as const satisfies Record<string, Words>;
