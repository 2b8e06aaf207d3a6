import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { FactorForm } from './factor-form.tsx';
import type { TurnProps } from './turn-on.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

/** Password and code together: whoever finds the screen open cannot turn it off. */
export function TurnOff({ onDone, onCancel }: TurnProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [looked, setLooked] = useState(false);
  const { sending, refused, fields, forgive, send } = useSending();
  const missing = (value: string) => (looked && value.trim() === '' ? say(TWO_FACTOR.needed) : undefined);
  const ofPassword = fields.current_password;
  const submit = () => {
    setLooked(true);
    if (password === '' || code.trim() === '') return;
    void send(async () => {
      await call('PUT', 'user/end-two-factor', { body: { current_password: password, code } });
      showToast({ tone: 'success', title: say(TWO_FACTOR.turnedOff) });
      await onDone(null);
    });
  };
  return (
    <FactorForm
      press={say(TWO_FACTOR.turnOff)}
      danger
      sending={sending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordInput
        label={say(TWO_FACTOR.password)}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forgive();
        }}
        error={ofPassword ?? missing(password)}
      />
      <TextInput
        label={say(TWO_FACTOR.codeOrSpare)}
        name="code"
        icon="lock"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forgive();
        }}
        error={ofPassword ? missing(code) : refused || missing(code)}
      />
    </FactorForm>
  );
}
