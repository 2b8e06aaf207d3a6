import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { PayExpenseForm } from '../../expense/web/pay-expense-form.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { payment } from '../payment.entity.ts';
import { PartyPaymentForm } from './party-payment-form.tsx';
import { PayBackForm } from './pay-back-form.tsx';
import { PAYMENT } from './payment.words.ts';
import { SystemPaymentForm } from './system-payment-form.tsx';

interface Address {
  id?: string;
  /** Who pays. */
  customer_id?: string;
  /** Who is paid. */
  supplier_id?: string;
  /** The debt that is paid first, and the document of it from which one comes and goes back to. */
  debt_id?: string;
  from?: string;
  from_id?: string;
  /** The expense that is paid. */
  expense_id?: string;
  /** The customer whose deposit is paid back. */
  pay_back?: string;
  /** The supplier who pays our deposit back. */
  paid_back_by?: string;
}

/** Takes or makes a payment, or gives a deposit back; of one that is made only the reference and the remarks change. */
export default function PaymentFormScreen() {
  const { id, customer_id, supplier_id, expense_id, pay_back, paid_back_by, ...first } = useSearch({
    strict: false,
  }) as Address;
  if (id) return <EntityScreens entity={payment} kind="form" />;
  if (expense_id) return <PayExpenseForm key={expense_id} expenseId={expense_id} />;
  if (pay_back) return <PayBackForm key={pay_back} kind="customer" partyId={pay_back} />;
  if (paid_back_by) return <PayBackForm key={paid_back_by} kind="supplier" partyId={paid_back_by} />;
  if (customer_id)
    return <PartyPaymentForm key={customer_id} kind="customer" partyId={customer_id} first={first} />;
  if (supplier_id) return <PartyPaymentForm key={supplier_id} kind="supplier" partyId={supplier_id} />;
  return <EitherWay />;
}

/** A payment of which nothing is said yet: from a customer, unless one chooses to pay a supplier or for the system. */
function EitherWay() {
  const say = useSay();
  const [kind, setKind] = useState<PartyKind | 'system'>('customer');
  const choice = (
    <div>
      <Segments
        label={say(PAYMENT.direction)}
        items={[
          { value: 'customer', title: say(PAYMENT.comesIn) },
          { value: 'supplier', title: say(PAYMENT.goesOut) },
          { value: 'system', title: say(PAYMENT.forSystem) },
        ]}
        value={kind}
        onChange={(value) => setKind(value as PartyKind | 'system')}
      />
    </div>
  );
  if (kind === 'system') return <SystemPaymentForm choice={choice} />;
  return <PartyPaymentForm key={kind} kind={kind} partyId={undefined} choice={choice} />;
}
