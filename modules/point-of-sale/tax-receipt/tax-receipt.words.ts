import type { Words } from '#core/i18n/language.ts';

/** The screen that prints recorded sales; it needs both rights (specification 6). */
export const taxReceiptPrint = {
  title: { en: 'Tax receipt print', sw: 'Chapisha risiti ya TRA' },
  permission: ['print_tra_receipt', 'create_fake_sale'],
} as const satisfies { title: Words; permission: readonly string[] };

/** What stands on the print of recorded sales and around it. */
export const TAX_RECEIPT = {
  oneSale: { en: 'One sale', sw: 'Uuzaji mmoja' },
  wholePeriod: { en: 'Whole period', sw: 'Kipindi chote' },
  what: { en: 'What to print', sw: 'Cha kuchapisha' },
  from: { en: 'From', sw: 'Kuanzia' },
  to: { en: 'To', sw: 'Hadi' },
  sales: { en: 'Sales', sw: 'Mauzo' },
  choose: { en: 'Choose a sale to print it.', sw: 'Chagua uuzaji ili kuuchapisha.' },
  none: { en: 'No sales on these days', sw: 'Hakuna mauzo katika siku hizi' },
  noneWhy: { en: 'Choose other days.', sw: 'Chagua siku nyingine.' },
  notice: {
    en: 'A print of sales that are already recorded. Not a fiscal receipt: nothing is stored and no fiscal number is used.',
    sw: 'Ni chapisho la mauzo yaliyokwisha rekodiwa. Si risiti ya EFD: inasema hivyo juu na chini, haihifadhi chochote wala haichukui namba ya EFD.',
  },
  print: { en: 'Print', sw: 'Chapisha' },
  pdf: { en: 'PDF', sw: 'PDF' },
  excel: { en: 'Export to Excel', sw: 'Pakua Excel' },
  notLoaded: { en: 'The sales could not be loaded.', sw: 'Mauzo hayakuweza kupakiwa.' },
  ofPeriod: { en: 'Sales {from} to {to}', sw: 'Mauzo {from} hadi {to}' },
  count: { en: '{count} sales', sw: 'Mauzo {count}' },
  heading: { en: 'Summary of sales', sw: 'Muhtasari wa mauzo' },
  customer: { en: 'Customer', sw: 'Mteja' },
  soldQuantity: { en: '{name}, {quantity} {unit}', sw: '{name}, {quantity} {unit}' },
  previous: { en: 'Previous page', sw: 'Ukurasa uliotangulia' },
  next: { en: 'Next page', sw: 'Ukurasa unaofuata' },
  sheet: { en: 'Sales {day}', sw: 'Mauzo {day}' },
  headingProduct: { en: 'Product', sw: 'Bidhaa' },
  headingUnit: { en: 'Unit', sw: 'Kipimo' },
  headingQuantity: { en: 'Quantity', sw: 'Idadi' },
  headingCount: { en: 'Sales', sw: 'Mauzo' },
  headingAverage: { en: 'Average price, {currency}', sw: 'Wastani wa bei, {currency}' },
  headingTotal: { en: 'Total, {currency}', sw: 'Jumla, {currency}' },
  total: { en: 'Total', sw: 'Jumla' },
} as const satisfies Record<string, Words>;
