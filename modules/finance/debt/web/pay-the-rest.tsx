import { Button } from '#ui/actions/button.tsx';
import { OnPhone } from '#ui/layout/page-header.tsx';
import { exactText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';
import { useOpenDebtsOf } from './use-open-debt-of.ts';

/**
 * Pays what a document left open, where it is a debt by now and this user may pay debts; in its head it is what comes next. Where
 * several owe for it, each is named.
 */
export function PayTheRest({ row, isHead }: RecordProps & { isHead?: boolean }) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { open } = useOpenDebtsOf(row.id, may(debtHistory.permissions.create));
  return open.map(({ id, party_name, remain_amount }) => (
    <Button
      key={id}
      kind={isHead && open.length === 1 ? 'primary' : 'secondary'}
      icon="cash"
      href={`${debtHistory.screens.form}?debt_id=${id}`}
    >
      {open.length > 1 ? `${say(PAYMENT.payRest)}: ${party_name}` : say(PAYMENT.payRest)}
      {isHead && <OnPhone>{`, ${exactText(Number(remain_amount), currency)}`}</OnPhone>}
    </Button>
  ));
}
