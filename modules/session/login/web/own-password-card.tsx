import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RECOVERY } from '../../recovery/web/recovery.words.ts';
import { GUEST } from './guest.words.ts';

export interface OwnPasswordCardProps {
  onPassword: (password: string) => Promise<void>;
  onBack: () => void;
}

/** The rest of a login with a password that somebody else has set: one of one's own, which nobody else knows. */
export function OwnPasswordCard({ onPassword, onBack }: OwnPasswordCardProps) {
  const say = useSay();
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const weakness = problemOfPassword(password);
  const differs = password !== again ? say(RECOVERY.differs) : undefined;
  const submit = () => {
    setLooked(true);
    if (!weakness && !differs) void send(() => onPassword(password));
  };
  return (
    <GuestCard title={say(GUEST.ownPassword)} text={say(GUEST.ownPasswordText)} onSubmit={submit}>
      <PasswordInput
        label={say(RECOVERY.password)}
        name="new_password"
        size="l"
        autoComplete="new-password"
        hint={say(RECOVERY.passwordHint)}
        autoFocus
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forgive();
        }}
        error={refused || (looked && weakness ? sayProblem(weakness, language) : undefined)}
      />
      <PasswordInput
        label={say(RECOVERY.again)}
        name="again"
        size="l"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={looked && !weakness ? differs : undefined}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(GUEST.saveAndLogIn)}
      </Button>
      <Button kind="ghost" size="l" icon="left" block onClick={onBack}>
        {say(GUEST.back)}
      </Button>
    </GuestCard>
  );
}
