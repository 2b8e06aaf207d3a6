import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import classes from './card-form.module.css';
import { enterGoesOn } from './enter-goes-on.ts';
import { keyActionOf } from './use-save-keys.ts';

/** The keys that save a card, as its button shows them. */
export const SAVES_CARD = 'Ctrl Enter';

export interface CardFormProps {
  onSubmit: () => void;
  /** Nothing can be saved now. */
  blocked: boolean;
  /** Its fields, and the button of type `submit`. */
  children: ReactNode;
}

/**
 * The form of a card that stands among others on a page: Enter goes on to the next field, Ctrl S and Ctrl Enter save the one
 * that has the focus.
 */
export function CardForm({ onSubmit, blocked, children }: CardFormProps) {
  const submit = (event: FormEvent) => {
    // The form of a dialog that a field has opened comes by here as well.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!blocked) onSubmit();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (keyActionOf(event) !== 'save' || event.nativeEvent.isComposing) return enterGoesOn(event);
    event.preventDefault();
    if (event.target instanceof HTMLElement && event.target.closest('form') === event.currentTarget)
      event.currentTarget.requestSubmit();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={press}>
      {children}
    </form>
  );
}
