import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useAskedDeed } from '#web-kit/record/use-asked-deed.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';

/** Paying what remains of a debt, and giving it up. */
export function DebtActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const writeOff = useAskedDeed('debt/write-off', PAYMENT.writtenOff);
  const remain = typeof row.remain_amount === 'number' ? row.remain_amount : 0;
  if (remain <= 0) return null;
  return (
    <>
      {may(entity.permissions.modify) && (
        <Button kind="ghost" loading={writeOff.busy} onClick={writeOff.ask}>
          {say(PAYMENT.writeOff)}
        </Button>
      )}
      {may(debtHistory.permissions.create) && (
        <Button icon="cash" href={`${debtHistory.screens.form}?debt_id=${row.id}`}>
          {say(PAYMENT.payDebt)}
        </Button>
      )}
      <ConfirmDialog
        opened={writeOff.asking}
        title={say(PAYMENT.writeOffTitle)}
        body={say(PAYMENT.writeOffBody, {
          amount: moneyText(remain, currency),
          name: String(row.party_name ?? ''),
        })}
        confirm={say(PAYMENT.writeOff)}
        onCancel={writeOff.cancel}
        onConfirm={() => void writeOff.run({ id: row.id })}
      />
    </>
  );
}
