import { defineStates } from '#core/define-states.ts';

/** What came or went stays so: goods that should not have come go back. */
export const goodsReceiptStates = defineStates({
  first: 'posted',
  states: { posted: { open: [], books: 'posted', deleted: 'no', tone: 'success', to: {} } },
  transitions: {},
});
