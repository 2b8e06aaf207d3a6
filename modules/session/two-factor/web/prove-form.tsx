import { useState } from 'react';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { FactorForm } from './factor-form.tsx';
import { TWO_FACTOR } from './two-factor.words.ts';

interface ProveFormProps {
  press: string;
  danger?: boolean;
  /** Goes on with both; what the server refuses of them stands under its field. */
  onProve: (proof: { current_password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Password and code together: whoever finds the screen open changes nothing of the second factor. */
export function ProveForm({ press, danger, onProve, onCancel }: ProveFormProps) {
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
    void send(() => onProve({ current_password: password, code }));
  };
  return (
    <FactorForm {...{ press, danger, sending, onCancel }} onSubmit={submit}>
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
