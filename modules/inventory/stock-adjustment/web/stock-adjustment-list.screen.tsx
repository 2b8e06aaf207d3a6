import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { movementsInList } from './movements-in-list.ts';

/** The ledger of stock: every movement by its cause, each opening what it comes from. */
export default function StockAdjustmentListScreen() {
  return <EntityScreens entity={movementsInList} kind="list" />;
}
