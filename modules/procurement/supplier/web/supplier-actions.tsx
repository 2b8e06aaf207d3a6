import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { SUPPLIER } from './supplier.words.ts';

/** What one does with a supplier: pay, take a deposit back, and see how the account came about. */
export function SupplierActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const payment = useRegistry().entity('payment');
  const mayPay = may(payment.permissions.create);
  const owes = typeof row.balance === 'number' && row.balance > 0;
  const hasPaidAhead = typeof row.balance === 'number' && row.balance < 0;
  return (
    <>
      {may(purchase.permissions.create) && (
        <Button icon="procurement" href={`${purchase.screens.form}?supplier_id=${row.id}`}>
          {say(SUPPLIER.newPurchase)}
        </Button>
      )}
      {may('view_buying_price') && (
        <Button icon="report" href={`/procurement/statement?id=${row.id}`}>
          {say(SUPPLIER.statement)}
        </Button>
      )}
      {mayPay && hasPaidAhead && (
        <Button icon="undo" href={`${payment.screens.form}?paid_back_by=${row.id}`}>
          {say(SUPPLIER.takeBack)}
        </Button>
      )}
      {mayPay && (
        <Button
          kind={owes ? 'primary' : 'secondary'}
          icon="cash"
          href={`${payment.screens.form}?supplier_id=${row.id}`}
        >
          {say(SUPPLIER.pay)}
        </Button>
      )}
    </>
  );
}
