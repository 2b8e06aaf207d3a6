import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { customer } from '../customer.entity.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerCards, CustomerFigures } from './customer-figures.tsx';

/** A customer: how the account stands, what was bought and paid, and the way to take money. */
export default function CustomerViewScreen() {
  return <EntityScreens entity={customer} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Figures: CustomerFigures, Cards: CustomerCards, Actions: CustomerActions };
