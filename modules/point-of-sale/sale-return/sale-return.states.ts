import { defineStates } from '#core/define-states.ts';

/** What came back stays back: a wrong return is put right by a new sale. */
export const saleReturnStates = defineStates({
  first: 'posted',
  states: { posted: { open: [], books: 'posted', deleted: 'no', tone: 'success', to: {} } },
  transitions: {},
});
