import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { GUEST } from '../../login/web/guest.words.ts';

export interface OtpCardProps {
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second half of a login, for whoever has turned on two-factor authentication. */
export function OtpCard({ onCode, onBack }: OtpCardProps) {
  const say = useSay();
  const [code, setCode] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const submit = () => {
    setLooked(true);
    if (code.trim() !== '') void send(() => onCode(code.trim()));
  };
  return (
    <GuestCard title={say(GUEST.otpTitle)} text={say(GUEST.otpText)} onSubmit={submit}>
      <TextInput
        label={say(GUEST.otp)}
        hint={say(GUEST.otpHint)}
        name="otp"
        icon="lock"
        size="xl"
        autoComplete="one-time-code"
        maxLength={20}
        autoFocus
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forgive();
        }}
        error={refused || (looked && code.trim() === '' ? say(GUEST.needed) : undefined)}
      />
      <Button kind="primary" size="l" type="submit" block loading={sending}>
        {say(GUEST.logIn)}
      </Button>
      <Button kind="ghost" size="l" icon="left" block onClick={onBack}>
        {say(GUEST.back)}
      </Button>
    </GuestCard>
  );
}
