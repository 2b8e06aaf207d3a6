// cspell:ignore vipuri kuchukuliwa umekubali umekataa tumepokea tunasubiri tunafanyia umechukua wasiliana kutengeneza
import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which a customer sees how his job stands. */
export const LINK = {
  title: { en: 'Your service', sw: 'Huduma yako' },
  received: { en: 'Received', sw: 'Imepokelewa' },
  receivedText: { en: 'The work has not begun yet.', sw: 'Kazi bado haijaanza.' },
  your_word: { en: 'Waiting for your answer', sw: 'Inasubiri jibu lako' },
  your_wordText: {
    en: 'The work goes on when you agree to what it will cost.',
    sw: 'Kazi itaendelea ukikubali itakavyogharimu.',
  },
  parts: { en: 'Waiting for parts', sw: 'Inasubiri vipuri' },
  partsText: { en: 'The work goes on when they come.', sw: 'Kazi itaendelea vikifika.' },
  in_progress: { en: 'In progress', sw: 'Inaendelea' },
  in_progressText: { en: 'The work has begun.', sw: 'Kazi imeanza.' },
  ready: { en: 'Ready to collect', sw: 'Tayari kuchukuliwa' },
  readyText: { en: 'Bring this page or your ticket with you.', sw: 'Njoo na ukurasa huu au tiketi yako.' },
  collected: { en: 'Collected', sw: 'Imechukuliwa' },
  collectedText: { en: 'Thank you.', sw: 'Asante.' },
  cancelled: { en: 'Cancelled', sw: 'Imeghairiwa' },
  cancelledText: { en: 'No work is done on it.', sw: 'Hakuna kazi inayofanywa.' },
  item: { en: 'Item', sw: 'Kifaa' },
  promised: { en: 'Promised for', sw: 'Imeahidiwa' },
  estimate: { en: 'Estimate', sw: 'Makadirio' },
  agreed: { en: 'Agreed amount', sw: 'Kiasi kilichokubaliwa' },
  remain: { en: 'Left to pay', sw: 'Kiasi kilichobaki kulipa' },
  payTo: { en: 'Pay to', sw: 'Lipa kwa' },
  payReference: { en: '{account}, reference {number}', sw: '{account}, kumbukumbu {number}' },
  accept: { en: 'Agree to {amount}', sw: 'Kubali {amount}' },
  decline: { en: 'Decline', sw: 'Kataa' },
  youAgreed: { en: 'You agreed to {amount}.', sw: 'Umekubali {amount}.' },
  youDeclined: {
    en: 'You declined. {business} will be in touch with you.',
    sw: 'Umekataa. {business} watawasiliana nawe.',
  },
} as const satisfies Record<string, Words>;
