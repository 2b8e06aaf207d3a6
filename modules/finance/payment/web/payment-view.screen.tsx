import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { payment } from '../payment.entity.ts';
import { PaymentActions } from './payment-actions.tsx';

/** A payment, with the rows it wrote into the histories of debts. */
export default function PaymentViewScreen() {
  return <EntityScreens entity={payment} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Actions: PaymentActions };
