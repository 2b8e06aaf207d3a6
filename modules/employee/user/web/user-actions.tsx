import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useConfirmedAction } from '#web-kit/record/use-confirmed-action.ts';
import { useActor, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { mayMakeAccount } from '../account-type.rules.ts';
import { ACCESS } from './access.words.ts';
import { GivePassword } from './give-password.tsx';

/** A new password, shutting somebody out at once, and letting him in again; nobody does it to himself or to whom he could not make. */
export function UserActions({ entity, row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const actor = useActor();
  const user = useCurrentUser();
  const isActive = row.status === 'active';
  const disabling = useConfirmedAction('user/disable', ACCESS.disabled);
  const enabling = useConfirmedAction('user/enable', ACCESS.enabled);
  const mayChange =
    may(entity.permissions.modify) && mayMakeAccount(actor.account_type, String(row.account_type));
  if (!mayChange || row.id === user.id) return null;
  if (!isActive)
    return (
      <Button icon="check" loading={enabling.busy} onClick={() => void enabling.run({ id: row.id })}>
        {say(ACCESS.enable)}
      </Button>
    );
  return (
    <>
      <GivePassword id={String(row.id)} name={String(row.name)} />
      <Button kind="ghost" loading={disabling.busy} onClick={disabling.ask}>
        {say(ACCESS.disable)}
      </Button>
      <ConfirmDialog
        {...disabling.question}
        title={say(ACCESS.disableTitle, { name: String(row.name) })}
        body={say(ACCESS.disableBody)}
        confirm={say(ACCESS.disable)}
        icon="lock"
        onConfirm={() => void disabling.run({ id: row.id })}
      />
    </>
  );
}
