import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';

/** What a supplier who has the order does not mind. */
const NOTES = ['expected_date', 'reference', 'remarks'] as const;

/**
 * A draft is changed and deleted at will. What was sent waits for goods: once some have come it is closed short and no longer
 * cancelled (A19). Goods that go back before they are billed may come again.
 */
export const purchaseOrderStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      waits: true,
      to: { send: ['sent', 'pending'], cancel: 'cancelled' },
    },
    /** Above the limit of whoever sent it: it waits as it stands for somebody whose limit covers it. */
    pending: {
      open: NOTES,
      books: 'nothing',
      deleted: { first: 'cancel' },
      tone: 'warning',
      waits: true,
      to: { send: 'sent', reject: 'draft', cancel: 'cancelled' },
    },
    sent: {
      open: NOTES,
      books: 'nothing',
      deleted: { first: 'cancel' },
      tone: 'info',
      waits: true,
      // Sent again as often as somebody wants, while goods are to come.
      to: { send: 'sent', receive: ['part_received', 'received'], cancel: 'cancelled' },
    },
    part_received: {
      open: NOTES,
      books: 'nothing',
      deleted: 'no',
      tone: 'warning',
      waits: true,
      to: {
        send: 'part_received',
        receive: ['part_received', 'received'],
        give_back: 'part_received',
        close: 'closed',
      },
    },
    received: {
      open: NOTES,
      books: 'nothing',
      deleted: 'no',
      tone: 'success',
      to: { give_back: 'part_received', close: 'closed' },
    },
    closed: {
      open: NOTES,
      books: 'nothing',
      deleted: 'no',
      tone: 'neutral',
      to: { give_back: 'closed' },
    },
    cancelled: {
      open: NOTES,
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      counts: false,
      to: {},
    },
  },
  transitions: {
    send: {
      right: 'modify_purchase_order',
      fields: { by_email: f.flag({ default: false }), by_sms: f.flag({ default: false }) },
      hasForm: true,
    },
    reject: { right: 'modify_purchase_order', reason: 'optional' },
    cancel: { right: 'modify_purchase_order', reason: 'optional' },
    close: { right: 'modify_purchase_order', reason: 'optional' },
    receive: {},
    give_back: {},
  },
});
