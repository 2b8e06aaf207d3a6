import type { FormEvent, ReactNode } from 'react';
import { enterGoesOn } from './enter-goes-on.ts';
import { FirstField } from './first-field.ts';
import classes from './form-layout.module.css';

export interface FormLayoutProps {
  /** Ties the bar's Save button to the form. */
  id: string;
  onSubmit: () => void;
  /** FormSection after FormSection. */
  children: ReactNode;
  /** The consequence of what is being typed. */
  side?: ReactNode;
  /** In a panel over a page, which frames it already. */
  isPanel?: boolean | undefined;
}

/** A form: sections in one card, its consequence at the side. Enter goes on to the next field; saving is the bar's. */
export function FormLayout({ id, onSubmit, children, side, isPanel }: FormLayoutProps) {
  const submit = (event: FormEvent) => {
    // The form of a dialog that a field has opened is sent through here as well, though it stands elsewhere on the page.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={id}
      className={classes.form}
      data-side={side ? true : undefined}
      data-panel={isPanel || undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={enterGoesOn}
    >
      {!isPanel && <FirstField form={id} />}
      <div className={classes.card}>{children}</div>
      {side && <div className={classes.side}>{side}</div>}
    </form>
  );
}

export interface FormSectionProps {
  title: string;
  /** One line of why. */
  why?: string;
  /** A button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, with a title and one line of why. */
export function FormSection({ title, why, action, children }: FormSectionProps) {
  return (
    <section className={classes.section}>
      <header>
        <h2>{title}</h2>
        {why && <p>{why}</p>}
        {action && <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}

export interface FieldGridProps {
  columns?: 1 | 2 | 3;
  /** The first field is twice as wide as the second. */
  lead?: boolean;
  children: ReactNode;
}

/** Fields beside each other on a laptop, below each other on a phone. */
export function FieldGrid({ columns = 3, lead, children }: FieldGridProps) {
  return (
    <div className={classes.grid} data-columns={lead ? 'lead' : columns}>
      {children}
    </div>
  );
}
