import type { OwnRights } from '#core/own-rights.ts';

export const financeRights: OwnRights = {
  module: 'finance',
  title: { en: 'Finance', sw: 'Fedha' },
  rights: {
    overdraw_cash: {
      reason:
        'accounting.md 4.4 wants an explicit right for cash in hand below zero, and the specification names none.',
      words: { en: 'Take more cash than there is', sw: 'Kutoa pesa taslimu zaidi ya zilizopo' },
    },
  },
};
