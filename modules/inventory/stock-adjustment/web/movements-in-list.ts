import { dressed } from '#web-kit/fields/looks.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import { BeforeAndAfterCell, CauseCell, ChangeCell, DocumentCell, WorthCell } from './movement-cells.tsx';

const { source_kind: _kind, source_id: _id, ...fields } = stockAdjustment.fields;
const columns = stockAdjustment.list.columns.filter((column) => column !== 'stock_before');

/** Movements with their sign, the stock before and after each, and what each comes from. */
export const movementsInList = dressed(
  { ...stockAdjustment, fields, list: { ...stockAdjustment.list, columns } },
  {
    quantity: { Cell: ChangeCell },
    stock_after: { Cell: BeforeAndAfterCell },
    cost: { Cell: WorthCell },
    cause: { Cell: CauseCell },
    document: { Cell: DocumentCell },
  },
);
