import { ledgerCodes } from '#modules/finance/public.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { shift } from '../shift.entity.ts';
import { postingsOfShift } from '../shift-posting.rules.ts';
import { closeShift } from './close-shift.ts';
import { recountShift } from './recount-shift.ts';
import { reviewing } from './review-shift.ts';

/** What a shift posts. */
export const shiftDocument = defineDocument(shift, {
  posting: {
    facts: ({ tx }, shifts) =>
      ledgerCodes(
        tx,
        shifts.map(({ account_id }) => account_id),
      ),
    of: postingsOfShift,
  },
  transitions: { close: closeShift, recount: recountShift, review: reviewing },
});
