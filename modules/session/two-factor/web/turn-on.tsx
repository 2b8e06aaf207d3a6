import { useState } from 'react';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { call, callFor } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { recoveryCodesAnswer } from '../recovery-codes.answer.ts';
import { FactorForm } from './factor-form.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './two-factor.module.css';
import { TWO_FACTOR } from './two-factor.words.ts';

export interface TurnProps {
  /** The recovery codes that were made, or none. */
  onDone: (codes: readonly string[] | null) => Promise<void>;
  /** On the button that goes back, where it is not "Cancel". */
  cancel?: string;
  onCancel: () => void;
}

/** One's password, then the picture for the app, then its first code. */
export function TurnOn({ onDone, cancel, onCancel }: TurnProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  const [looked, setLooked] = useState(false);
  const { sending, refused, forgive, send } = useSending();
  const missing = (value: string) => (looked && value.trim() === '' ? say(TWO_FACTOR.needed) : undefined);
  const begin = () => {
    setLooked(true);
    if (password === '') return;
    void send(async () => {
      setMade(await call('POST', 'user/begin-two-factor', { body: { current_password: password } }));
      setLooked(false);
    });
  };
  const confirm = () => {
    setLooked(true);
    if (code.trim() === '') return;
    void send(async () => {
      const { codes } = await callFor(recoveryCodesAnswer, 'PUT', 'user/confirm-two-factor', {
        body: { code },
      });
      await onDone(codes);
    });
  };
  if (!made)
    return (
      <FactorForm press={say(TWO_FACTOR.next)} {...{ sending, cancel, onCancel }} onSubmit={begin}>
        <PasswordInput
          label={say(TWO_FACTOR.password)}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            forgive();
          }}
          error={refused || missing(password)}
        />
      </FactorForm>
    );
  return (
    <FactorForm press={say(TWO_FACTOR.turnOn)} {...{ sending, cancel, onCancel }} onSubmit={confirm}>
      <p>{say(TWO_FACTOR.scan)}</p>
      <QrCode text={made.uri} label={say(TWO_FACTOR.picture)} />
      <p>
        {say(TWO_FACTOR.byHand)}
        <code className={classes.secret}>{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        label={say(TWO_FACTOR.code)}
        name="code"
        icon="lock"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forgive();
        }}
        error={refused || missing(code)}
      />
    </FactorForm>
  );
}
