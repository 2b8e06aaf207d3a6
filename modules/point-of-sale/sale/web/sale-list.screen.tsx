import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { newSale } from '../../new-sale.ts';
import { saleInList } from './sale-on-screen.ts';

const LIST = { begins: { ...newSale, href: saleInList.screens.form } };

/** The sales of the branch; a new one is made at the till. */
export default function SaleListScreen() {
  return <EntityScreens entity={saleInList} kind="list" list={LIST} />;
}
