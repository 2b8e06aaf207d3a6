import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { productInView, productWithoutExpiry } from './product-in-view.ts';

export default function ProductListScreen() {
  const { switches } = useBranch();
  const entity = switches.products_can_expire === true ? productInView : productWithoutExpiry;
  return <EntityScreens entity={entity} kind="list" />;
}
