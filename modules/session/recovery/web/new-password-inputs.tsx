import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RECOVERY } from './recovery.words.ts';

/** A new password of one's own, typed twice. */
export interface NewPassword {
  password: string;
  /** Shows what is wrong from now on; whether nothing is. */
  look(): boolean;
  inputs: NewPasswordInputsProps;
}

/** What a card that asks for a new password holds of it; `refused` is what the server said of it. */
export function useNewPassword(
  name: string,
  { refused, forgive }: { refused: string; forgive: () => void },
): NewPassword {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [looked, setLooked] = useState(false);
  const isGood = problemOfPassword(password) === null && password === again;
  return {
    password,
    look() {
      setLooked(true);
      return isGood;
    },
    inputs: { name, password, again, looked, refused, onAgain: setAgain, onPassword: setPassword, forgive },
  };
}

interface NewPasswordInputsProps {
  name: string;
  password: string;
  again: string;
  looked: boolean;
  refused: string;
  onPassword: (typed: string) => void;
  onAgain: (typed: string) => void;
  forgive: () => void;
}

/** Says what a password lacks when it is left, and that the second differs when the card is sent. */
export function NewPasswordInputs({
  name,
  password,
  again,
  looked,
  refused,
  onPassword,
  onAgain,
  forgive,
}: NewPasswordInputsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const [left, setLeft] = useState(false);
  const problem = problemOfPassword(password);
  const weak = problem ? sayProblem(problem, language) : undefined;
  return (
    <>
      <PasswordInput
        label={say(RECOVERY.password)}
        name={name}
        size="l"
        autoComplete="new-password"
        hint={say(RECOVERY.passwordHint)}
        autoFocus
        value={password}
        onChange={(typed) => {
          onPassword(typed);
          forgive();
        }}
        onBlur={() => setLeft(password !== '')}
        error={refused || (looked || left ? weak : undefined)}
      />
      <PasswordInput
        label={say(RECOVERY.again)}
        name="again"
        size="l"
        autoComplete="new-password"
        value={again}
        onChange={onAgain}
        error={looked && !weak && password !== again ? say(RECOVERY.differs) : undefined}
      />
    </>
  );
}
