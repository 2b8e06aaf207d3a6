import { useEffect } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons.tsx';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  /** The form it saves. */
  form: string;
  /** `Save product`. */
  save: string;
  /** Another form after this one: `Save and add another`. */
  another?: { title: string; onPress: () => void };
  cancel: { title: string; onPress: () => void };
  /** `Fix the barcode to save`; pressing it moves to the field. Disables saving. */
  fault?: { text: string; onPress: () => void };
  /** Quiet words at the left: `2 changes not saved`. */
  note?: string;
  disabled?: boolean;
  saving?: boolean;
}

/** The bar under a form. Ctrl S saves; a fault says which field to mend; phones get one full-width Save. */
export function SaveBar({ form, save, another, cancel, fault, note, disabled, saving }: SaveBarProps) {
  const blocked = disabled || Boolean(fault);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      const target = document.getElementById(form);
      if (!blocked && !saving && target instanceof HTMLFormElement) target.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form, blocked, saving]);
  return (
    <footer className={classes.bar}>
      <div className={classes.words} role="status">
        {fault ? (
          <button type="button" className={classes.fault} onClick={fault.onPress}>
            <Icon name="error" size="s" />
            {fault.text}
          </button>
        ) : (
          note
        )}
      </div>
      <Button kind="ghost" onClick={cancel.onPress}>
        {cancel.title}
      </Button>
      {another && (
        <Button disabled={blocked} loading={saving} onClick={another.onPress}>
          {another.title}
        </Button>
      )}
      <Button
        kind="primary"
        type="submit"
        form={form}
        hint="Ctrl S"
        disabled={blocked}
        loading={saving}
        className={classes.save}
      >
        {save}
      </Button>
    </footer>
  );
}
