import { defineStates } from '#core/define-states.ts';

/**
 * A parked cart waits until a till takes it; who took it in error puts it back. It posts nothing and reserves nothing, and is
 * sold under its own id, so that one cart is never two sales.
 */
export const parkedCartStates = defineStates({
  field: 'status',
  first: 'parked',
  states: {
    parked: {
      open: [],
      books: 'nothing',
      deleted: 'no',
      tone: 'warning',
      to: { take: 'taken', discard: 'discarded' },
    },
    taken: { open: [], books: 'nothing', deleted: 'no', tone: 'info', to: { put_back: 'parked' } },
    discarded: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    take: { right: 'create_sale' },
    put_back: { right: 'create_sale', takesBack: true },
    discard: { right: 'clear_sales_on_cart' },
  },
});
