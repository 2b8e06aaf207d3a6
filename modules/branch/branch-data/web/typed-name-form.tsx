import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import classes from './branch-data.module.css';

export interface TypedNameFormProps {
  /** What has to be typed, to the letter. */
  name: string;
  about: ReactNode;
  label: string;
  button: string;
  sending: boolean;
  /** Why it was not done. */
  refused: string;
  /** Takes a refusal away, for something else is typed by now. */
  forgive: () => void;
  /** Answers whether it was done; what was typed stays where it was not. */
  onSubmit: (typed: string) => Promise<boolean>;
}

/** Asks for a name to be typed before much is gone: nobody does that to the wrong one, or by one press. */
export function TypedNameForm({
  name,
  about,
  label,
  button,
  sending,
  refused,
  forgive,
  onSubmit,
}: TypedNameFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={classes.anew}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(typed).then((isDone) => isDone && setTyped(''));
      }}
    >
      <p className={classes.quiet}>{about}</p>
      <TextInput
        label={label}
        value={typed}
        autoComplete="off"
        error={refused || undefined}
        onChange={(text) => {
          setTyped(text);
          forgive();
        }}
      />
      <Button type="submit" kind="danger" icon="delete" loading={sending} disabled={typed.trim() !== name}>
        {button}
      </Button>
    </form>
  );
}
