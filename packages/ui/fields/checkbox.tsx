import { Checkbox as MantineCheckbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { MouseEvent } from 'react';
import classes from './checkbox.module.css';

export interface CheckboxProps {
  /** Shown at the right; pass `labelHidden` where a table column already says it. */
  label: string;
  labelHidden?: boolean;
  checked: boolean;
  /** Some, not all, of what it stands for is selected. */
  some?: boolean;
  onChange: (checked: boolean) => void;
  /** The press itself, to see whether Shift is held. */
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  name?: string;
  error?: string;
  disabled?: boolean;
}

/** A square that is on or off. */
export function Checkbox({ label, labelHidden, checked, some, onChange, ...rest }: CheckboxProps) {
  return (
    <MantineCheckbox
      {...(labelHidden ? { 'aria-label': label } : { label })}
      checked={checked}
      indeterminate={some}
      onChange={(event) => onChange(event.currentTarget.checked)}
      classNames={{
        root: classes.root,
        body: classes.body,
        inner: classes.inner,
        input: classes.input,
        icon: classes.tick,
        label: classes.label,
        labelWrapper: classes.labels,
        error: classes.error,
      }}
      {...rest}
    />
  );
}
