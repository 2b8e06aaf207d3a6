import { Button } from '#ui/actions/button.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { NewPasswordInputs, useNewPassword } from '../../recovery/web/new-password-inputs.tsx';
import { GUEST } from './guest.words.ts';

export interface OwnPasswordCardProps {
  onPassword: (password: string) => Promise<void>;
  onBack: () => void;
}

/** The rest of a login with a password that somebody else has set: one of one's own, which nobody else knows. */
export function OwnPasswordCard({ onPassword, onBack }: OwnPasswordCardProps) {
  const say = useSay();
  const { sending, refused, forgive, send } = useSending();
  const { password, look, inputs } = useNewPassword('new_password', { refused, forgive });
  const submit = () => {
    if (look()) void send(() => onPassword(password));
  };
  return (
    <GuestCard title={say(GUEST.ownPassword)} text={say(GUEST.ownPasswordText)} onSubmit={submit}>
      <NewPasswordInputs {...inputs} />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(GUEST.saveAndLogIn)}
      </Button>
      <Button kind="ghost" size="l" icon="left" block onClick={onBack}>
        {say(GUEST.back)}
      </Button>
    </GuestCard>
  );
}
