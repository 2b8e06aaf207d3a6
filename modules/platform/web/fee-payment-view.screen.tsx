import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { feePayment } from '../fee-payment/fee-payment.entity.ts';

/** A payment as people read it: the ids of the other side are for the machine. */
export default function FeePaymentViewScreen() {
  return <EntityScreens entity={SHOWN} kind="view" />;
}

const { client_business: _, client_branch: __, ...fields } = feePayment.fields;
const SHOWN = { ...feePayment, fields } as never;
