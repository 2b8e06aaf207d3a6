import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { useOpenDebtOf } from './use-open-debt-of.ts';

/** Pays what a document left open, where it is a debt by now and this user may pay debts. */
export function PayTheRest({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { open } = useOpenDebtOf(row.id, may(debtHistory.permissions.create));
  if (!open) return null;
  return (
    <Button icon="cash" href={`${debtHistory.screens.form}?debt_id=${open.id}`}>
      {say(PAYMENT.payRest)}
    </Button>
  );
}
