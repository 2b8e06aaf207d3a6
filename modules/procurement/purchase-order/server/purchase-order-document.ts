import { isPossible } from '#core/define-states.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { OrderReceived } from '../../errors.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { sendOrder } from './send-order.ts';

/** An order posts nothing. One of which goods have come is closed, because what came stays (A19). */
export const purchaseOrderDocument = defineDocument(purchaseOrder, {
  transitions: {
    send: sendOrder,
    cancel: {
      async refuse(_, { row }) {
        if (isPossible(purchaseOrder, row, 'close')) throw OrderReceived();
      },
    },
  },
});
