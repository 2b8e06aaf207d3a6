import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { requestsInList } from './requests-in-list.ts';

/** Who asks whom for goods, and what is late. */
export default function StockRequestListScreen() {
  return <EntityScreens entity={requestsInList} kind="list" />;
}
