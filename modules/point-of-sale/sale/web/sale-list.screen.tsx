import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { saleInList } from './sale-on-screen.ts';
import { SaleTotals } from './sale-totals.tsx';

const FRAME = { Totals: SaleTotals };

/** The sales of the branch, with what they come to. */
export default function SaleListScreen() {
  return <EntityScreens entity={saleInList} kind="list" list={FRAME} />;
}
