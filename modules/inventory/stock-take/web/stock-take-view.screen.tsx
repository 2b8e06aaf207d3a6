import { useSearch } from '@tanstack/react-router';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { stockTake } from '../stock-take.entity.ts';
import { CountingSheet } from './counting-sheet.tsx';
import { TakeCards, TakeFigures } from './take-review.tsx';

const { lines: _lines, ...fields } = stockTake.fields;

/** On the screen the lines stand in cards of their own; on paper as every document has them. */
const onScreen = { ...stockTake, fields };

/** A stock take: counted product by product while it is open, reviewed by its differences afterwards. */
export default function StockTakeViewScreen() {
  const { print } = useSearch({ strict: false }) as { print?: unknown };
  return <EntityScreens entity={print ? stockTake : onScreen} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Figures: TakeFigures, Cards: TakeCards, Paper: CountingSheet };
