import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { Icon } from '../icons.tsx';
import { type KeyHint, KeyTable } from '../till/key-hints.tsx';
import classes from './save-bar.module.css';
import { SAVES_FORM, useSaveKeys } from './use-save-keys.ts';

export interface SaveBarProps {
  /** The form it saves. */
  form: string;
  /** `Save product`. */
  save: string;
  /** Another form after this one: `Save and add another`. */
  another?: { title: string; onPress: () => void };
  cancel: { title: string; onPress: () => void; byEscape?: boolean };
  /** `Fix the barcode to save`; pressing it moves to the field. Disables saving. */
  fault?: { text: string; onPress: () => void };
  /** Quiet words at the left: `2 changes not saved`. */
  note?: string;
  disabled?: boolean;
  saving?: boolean;
  /** What the keyboard does here, shown by a button and by `?`. */
  keys?: { title: string; hints: readonly KeyHint[] };
}

/** The bar under a form. Ctrl S and Ctrl Enter save; a fault says which field to mend; phones get one full-width Save. */
export function SaveBar({ form, save, another, cancel, fault, note, disabled, saving, keys }: SaveBarProps) {
  const blocked = disabled || Boolean(fault);
  const [isHelping, setHelping] = useState(false);
  useSaveKeys({
    form,
    blocked: blocked || Boolean(saving),
    onAnother: another?.onPress,
    onLeave: cancel.byEscape ? cancel.onPress : undefined,
    onHelp: keys && (() => setHelping(true)),
  });
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
      {keys && <IconButton icon="keyboard" name={keys.title} onClick={() => setHelping(true)} />}
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
        hint={SAVES_FORM}
        disabled={blocked}
        loading={saving}
        className={classes.save}
      >
        {save}
      </Button>
      {keys && (
        <Dialog opened={isHelping} onClose={() => setHelping(false)} title={keys.title}>
          <KeyTable hints={keys.hints} />
        </Dialog>
      )}
    </footer>
  );
}
