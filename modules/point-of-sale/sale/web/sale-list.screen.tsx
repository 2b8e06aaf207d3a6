import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { saleInList } from './sale-on-screen.ts';

/** The sales of the branch. */
export default function SaleListScreen() {
  return <EntityScreens entity={saleInList} kind="list" />;
}
