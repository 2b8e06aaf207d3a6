import { defineStates } from '#core/define-states.ts';

/** What went back to the supplier stays there: goods that come again are bought again. */
export const purchaseReturnStates = defineStates({
  first: 'posted',
  states: { posted: { open: [], books: 'posted', deleted: 'no', tone: 'success', to: {} } },
  transitions: {},
});
