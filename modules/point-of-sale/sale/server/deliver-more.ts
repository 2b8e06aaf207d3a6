import type { RowOf } from '#core/define-entity.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { sale } from '../sale.entity.ts';

/** A sale of an invoice, and how it stands once more of that has been delivered. */
export interface GrowingSale {
  row: RowOf<typeof sale>;
  grown: Row;
}

/** The sale of an invoice grows with each delivery; what it posts is what its rule says more than before. */
export const deliverMore: TransitionWork<GrowingSale> = {
  run: async (_, { grown }) => grown,
};
