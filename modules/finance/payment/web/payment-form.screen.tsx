import { useSearch } from '@tanstack/react-router';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { payment } from '../payment.entity.ts';
import { PayBackForm } from './pay-back-form.tsx';
import { ReceiveForm } from './receive-form.tsx';

interface Address {
  id?: string;
  /** Who pays. */
  customer_id?: string;
  /** Whose deposit is paid back. */
  pay_back?: string;
}

/** Takes a payment, or pays a deposit back; of one that is made only the reference and the remarks change. */
export default function PaymentFormScreen() {
  const { id, customer_id, pay_back } = useSearch({ strict: false }) as Address;
  if (id) return <EntityScreens entity={payment} kind="form" />;
  if (pay_back) return <PayBackForm key={pay_back} customerId={pay_back} />;
  return <ReceiveForm key={customer_id ?? ''} customerId={customer_id} />;
}
