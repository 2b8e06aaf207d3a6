import { defineStates } from '#core/define-states.ts';
import { APPROVAL, ARRIVAL, DISPATCH, WAY_BACK } from './step-fields.ts';

/** What was answered is not typed again. */
const CLOSED = [] as const;
/** Whoever asked may ask for other goods while nobody has answered. */
const ASKED = ['lines', 'remarks'] as const;

/**
 * Goods are asked for, promised, sent and received (specification §4). What is promised is reserved; the books hear of a
 * request when its goods leave. Once they are on the road it is no longer declined: they arrive, are lost or come back.
 */
export const stockRequestStates = defineStates({
  field: 'status',
  first: 'pending',
  states: {
    pending: {
      open: ASKED,
      books: 'nothing',
      deleted: 'yes',
      tone: 'warning',
      waits: true,
      to: { approve: 'approved', reject: 'not approved', decline: 'declined' },
    },
    approved: {
      open: CLOSED,
      books: 'nothing',
      deleted: 'no',
      tone: 'success',
      waits: true,
      to: { dispatch: 'in transit', decline: 'declined' },
    },
    'not approved': { open: CLOSED, books: 'nothing', deleted: 'yes', tone: 'danger', to: {} },
    declined: { open: CLOSED, books: 'nothing', deleted: 'yes', tone: 'danger', to: {} },
    'in transit': {
      open: CLOSED,
      books: 'posted',
      deleted: 'no',
      tone: 'info',
      waits: true,
      to: { receive: ['in transit', 'delivered'], return: ['in transit', 'delivered'] },
    },
    delivered: { open: CLOSED, books: 'posted', deleted: 'no', tone: 'success', to: {} },
  },
  transitions: {
    approve: { right: 'approve_stock_request', fields: APPROVAL, hasForm: true },
    reject: { right: 'approve_stock_request', reason: 'optional' },
    decline: { right: 'approve_stock_request', reason: 'optional' },
    dispatch: {
      right: 'approve_stock_request',
      fields: DISPATCH,
      dated: 'back_date_sale',
      hasForm: true,
    },
    receive: { right: 'request_stock', fields: ARRIVAL, dated: 'back_date_sale', hasForm: true },
    return: {
      right: 'request_stock',
      fields: WAY_BACK,
      dated: 'back_date_sale',
      reason: 'optional',
      hasForm: true,
    },
  },
});
