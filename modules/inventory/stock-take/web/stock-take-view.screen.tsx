import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { stockTake } from '../stock-take.entity.ts';
import { TakeCards, TakeFigures } from './take-review.tsx';

const { lines: _lines, ...fields } = stockTake.fields;

/** A stock take: counted product by product while it is open, reviewed by its differences afterwards. */
export default function StockTakeViewScreen() {
  return <EntityScreens entity={{ ...stockTake, fields }} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Figures: TakeFigures, Cards: TakeCards };
