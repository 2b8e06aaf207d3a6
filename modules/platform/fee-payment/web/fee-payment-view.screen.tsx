import type { AnyEntity } from '#core/define-entity.ts';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { feePayment } from '../fee-payment.entity.ts';
import { VoidFeeCard } from './void-fee-card.tsx';

/** A payment as people read it: what only the machine counts by is left out, and why it is void stands beside it. */
export default function FeePaymentViewScreen() {
  return <EntityScreens entity={SHOWN} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Side: VoidFeeCard };

const HIDDEN = ['client_business', 'client_branch', 'counted_from', 'until_before', 'void_reason'];
const SHOWN: AnyEntity = {
  ...feePayment,
  fields: Object.fromEntries(Object.entries(feePayment.fields).filter(([key]) => !HIDDEN.includes(key))),
};
