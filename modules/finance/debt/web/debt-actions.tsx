import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useAskedDeed } from '#web-kit/record/use-asked-deed.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PAYMENT } from '../../payment/web/payment.words.ts';

/** Paying what remains of a debt, giving it up, and taking that back. */
export function DebtActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const writeOff = useAskedDeed('debt/write-off', PAYMENT.writtenOff);
  const undo = useAskedDeed('debt/undo-write-off', PAYMENT.writeOffUndone);
  const remain = typeof row.remain_amount === 'number' ? row.remain_amount : 0;
  const writtenOff = typeof row.written_off_amount === 'number' ? row.written_off_amount : 0;
  const name = String(row.party_name ?? '');
  return (
    <>
      {writtenOff > 0 && may(entity.permissions.modify) && (
        <Button kind="ghost" icon="undo" loading={undo.busy} onClick={undo.ask}>
          {say(PAYMENT.undoWriteOff)}
        </Button>
      )}
      {remain > 0 && may(entity.permissions.modify) && (
        <Button kind="ghost" loading={writeOff.busy} onClick={writeOff.ask}>
          {say(PAYMENT.writeOff)}
        </Button>
      )}
      {remain > 0 && may(debtHistory.permissions.create) && (
        <Button icon="cash" href={`${debtHistory.screens.form}?debt_id=${row.id}`}>
          {say(PAYMENT.payDebt)}
        </Button>
      )}
      <ConfirmDialog
        opened={writeOff.asking}
        title={say(PAYMENT.writeOffTitle)}
        body={say(PAYMENT.writeOffBody, {
          amount: moneyText(remain, currency),
          name,
        })}
        confirm={say(PAYMENT.writeOff)}
        onCancel={writeOff.cancel}
        onConfirm={() => void writeOff.run({ id: row.id })}
      />
      <ConfirmDialog
        opened={undo.asking}
        title={say(PAYMENT.undoWriteOffTitle)}
        body={say(PAYMENT.undoWriteOffBody, { amount: moneyText(writtenOff, currency), name })}
        confirm={say(PAYMENT.undoWriteOff)}
        onCancel={undo.cancel}
        onConfirm={() => void undo.run({ id: row.id })}
      />
    </>
  );
}
