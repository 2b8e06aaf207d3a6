import { Button } from '#ui/actions/button.tsx';
import { OnPhone } from '#ui/layout/page-header.tsx';
import { exactText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { useOpenDebtOf } from './use-open-debt-of.ts';

/** Pays what a document left open, where it is a debt by now and this user may pay debts; in its head it is what comes next. */
export function PayTheRest({ row, isHead }: RecordProps & { isHead?: boolean }) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { open } = useOpenDebtOf(row.id, may(debtHistory.permissions.create));
  if (!open) return null;
  return (
    <Button
      kind={isHead ? 'primary' : 'secondary'}
      icon="cash"
      href={`${debtHistory.screens.form}?debt_id=${open.id}`}
    >
      {say(PAYMENT.payRest)}
      {isHead && <OnPhone>{`, ${exactText(Number(open.remain_amount), currency)}`}</OnPhone>}
    </Button>
  );
}
