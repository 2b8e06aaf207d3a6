import { dressed } from '#web-kit/fields/looks.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import { AdjustmentFigures } from './adjustment-figures.tsx';
import { AnswersCard } from './answers-card.tsx';
import { ChangeCell, WorthCell } from './movement-cells.tsx';

const { source_kind: _kind, source_id: _id, document: _document, ...fields } = stockAdjustment.fields;

const adjustmentInView = dressed(
  { ...stockAdjustment, fields },
  { quantity: { Cell: ChangeCell }, cost: { Cell: WorthCell } },
);

/** One adjustment by hand: what changed, by whom and why. */
export default function StockAdjustmentViewScreen() {
  return <EntityScreens entity={adjustmentInView} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Figures: AdjustmentFigures,
  Cards: ({ row }: RecordProps) => <AnswersCard id={row.id} />,
};
