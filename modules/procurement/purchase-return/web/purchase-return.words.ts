import type { Words } from '#core/i18n/language.ts';

/** Words of sending goods of a purchase back. */
export const SEND_BACK = {
  button: { en: 'Return to supplier', sw: 'Rudisha kwa msambazaji' },
  title: { en: 'What are you returning?', sw: 'Nini kinarudishwa kwa msambazaji?' },
  returnable: { en: '{quantity} can be returned', sw: '{quantity} inaweza kurudishwa' },
  quantity: { en: 'Return', sw: 'Rudisha' },
  nothing: { en: 'Nothing selected yet', sw: 'Bado hujachagua' },
  lowers: { en: 'Less to pay', sw: 'Deni linapungua' },
  comesBack: { en: 'Supplier pays back', sw: 'Msambazaji anarudisha' },
  refund: { en: 'Refund to', sw: 'Pesa zinarudi kwenye' },
  kept: { en: 'Leave as supplier credit', sw: 'Zibaki kwa msambazaji' },
  reference: { en: 'Payment reference', sw: 'Kumbukumbu ya malipo' },
  reason: { en: 'Reason', sw: 'Sababu' },
  send: { en: 'Return {amount}', sw: 'Rudisha {amount}' },
  done: { en: 'Return {number} is saved', sw: 'Marejesho {number} yamehifadhiwa' },
} as const satisfies Record<string, Words>;
