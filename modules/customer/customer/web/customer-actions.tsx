import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { CUSTOMER } from './customer.words.ts';

/** What one does with a customer who stands before one: take money or give it back, and show how the account came about. */
export function CustomerActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const payment = useRegistry().entity('payment');
  return (
    <>
      <Button icon="report" href={`/customer/statement?id=${row.id}`}>
        {say(CUSTOMER.statement)}
      </Button>
      {may(payment.permissions.create) && hasPaidAhead(row) && (
        <Button icon="undo" href={`${payment.screens.form}?pay_back=${row.id}`}>
          {say(CUSTOMER.payBack)}
        </Button>
      )}
      {may(payment.permissions.create) && (
        <Button
          kind={owes(row) ? 'primary' : 'secondary'}
          icon="cash"
          href={`${payment.screens.form}?customer_id=${row.id}`}
        >
          {say(CUSTOMER.receive)}
        </Button>
      )}
    </>
  );
}

function hasPaidAhead({ balance }: RecordProps['row']): boolean {
  return typeof balance === 'number' && balance < 0;
}

function owes({ balance }: RecordProps['row']): boolean {
  return typeof balance === 'number' && balance > 0;
}
