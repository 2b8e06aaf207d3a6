import { Button } from '#ui/actions/button.tsx';
import { OnPhone } from '#ui/layout/page-header.tsx';
import { exactText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';

/** Paying what remains of a debt: what an open debt waits for. */
export function PayDebt({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const remain = typeof row.remain_amount === 'number' ? row.remain_amount : 0;
  if (remain <= 0 || !may(debtHistory.permissions.create)) return null;
  return (
    <Button kind="primary" icon="cash" href={`${debtHistory.screens.form}?debt_id=${row.id}`}>
      {say(PAYMENT.payDebt)}
      <OnPhone>{`, ${exactText(remain, currency)}`}</OnPhone>
    </Button>
  );
}
