import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useAskedDeed } from '#web-kit/record/use-asked-deed.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PAYMENT } from './payment.words.ts';

/** A payment that was wrong is taken back. */
export function PaymentActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const takeBack = useAskedDeed('payment/void', PAYMENT.voided);
  if (row.status !== 'posted' || row.source_id || !may(entity.permissions.delete)) return null;
  return (
    <>
      <Button icon="undo" loading={takeBack.busy} onClick={takeBack.ask}>
        {say(PAYMENT.void)}
      </Button>
      <ConfirmDialog
        opened={takeBack.asking}
        title={say(PAYMENT.voidTitle)}
        body={say(PAYMENT.voidBody)}
        confirm={say(PAYMENT.void)}
        onCancel={takeBack.cancel}
        onConfirm={() => void takeBack.run({ id: row.id })}
      />
    </>
  );
}
