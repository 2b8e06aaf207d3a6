import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import classes from './line-form.module.css';

export interface LineFormProps {
  onSubmit: () => void;
  /** Why the last change was refused. */
  problem?: string;
  actions: ReactNode;
  /** One column without margins of its own, for a drawer. */
  plain?: boolean;
  children: ReactNode;
}

/** A few small fields under the thing they change; the first one is ready to type over. */
export function LineForm({ onSubmit, problem, actions, plain, children }: LineFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>(
      'input[data-autofocus], input:not([type="radio"])',
    );
    first?.focus();
    first?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={classes.form} data-plain={plain || undefined} onSubmit={submit} noValidate>
      <div className={classes.fields}>{children}</div>
      {problem && (
        <p className={classes.problem} role="alert">
          <Icon name="error" size="s" />
          {problem}
        </p>
      )}
      <div className={classes.actions}>{actions}</div>
    </form>
  );
}

/** A field with the choice of how it is meant beside it. */
export function WithWay({ children, way }: { children: ReactNode; way: ReactNode }) {
  return (
    <div className={classes.withWay}>
      {children}
      {way}
    </div>
  );
}
