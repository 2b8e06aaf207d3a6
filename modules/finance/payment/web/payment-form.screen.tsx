import { useSearch } from '@tanstack/react-router';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { payment } from '../payment.entity.ts';
import { ReceiveForm } from './receive-form.tsx';

/** Takes a payment; of one that is made only the reference and the remarks change. */
export default function PaymentFormScreen() {
  const { id, customer_id } = useSearch({ strict: false }) as { id?: string; customer_id?: string };
  if (id) return <EntityScreens entity={payment} kind="form" />;
  return <ReceiveForm key={customer_id ?? ''} customerId={customer_id} />;
}
