import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './two-factor.module.css';
import { TWO_FACTOR } from './two-factor.words.ts';

export interface FactorFormProps {
  /** On the button that goes on. */
  press: string;
  danger?: boolean;
  sending: boolean;
  /** On the button that goes back, where it is not "Cancel". */
  cancel?: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** One step of turning it on or off, inside the card. */
export function FactorForm({
  press,
  danger,
  sending,
  cancel,
  onSubmit,
  onCancel,
  children,
}: FactorFormProps) {
  const say = useSay();
  return (
    <form
      className={classes.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={classes.buttons}>
        <Button kind="ghost" onClick={onCancel}>
          {cancel ?? say(TWO_FACTOR.cancel)}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} type="submit" loading={sending}>
          {press}
        </Button>
      </div>
    </form>
  );
}
