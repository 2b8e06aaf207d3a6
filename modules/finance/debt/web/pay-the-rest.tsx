import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { debt } from '../debt.entity.ts';

/** Pays what a document left open, where it is a debt by now and this user may pay debts. */
export function PayTheRest({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const mayPay = may(debtHistory.permissions.create) && may(debt.permissions.list);
  const { data } = useQuery({
    ...queriesOf(debt).list({ ...DEFAULT_LIST_STATE, limit: 1 }, { source_id: row.id }),
    enabled: mayPay,
  });
  const open = mayPay && data?.data.find(({ remain_amount }) => Number(remain_amount) > 0);
  if (!open) return null;
  return (
    <Button icon="cash" href={`${debtHistory.screens.form}?debt_id=${open.id}`}>
      {say(PAYMENT.payRest)}
    </Button>
  );
}
