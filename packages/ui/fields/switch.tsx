import { Switch as MantineSwitch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import classes from './switch.module.css';

export interface SwitchProps {
  label: string;
  labelHidden?: boolean;
  /** One quiet line below the label. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Settings rows put the switch at the right edge. */
  side?: 'left' | 'right';
}

/** Something that is on or off and takes effect as a whole with the form. */
export function Switch({ label, labelHidden, hint, checked, onChange, side = 'left', ...rest }: SwitchProps) {
  return (
    <MantineSwitch
      {...(labelHidden ? { 'aria-label': label } : { label, description: hint })}
      checked={checked}
      withThumbIndicator={false}
      labelPosition={side === 'left' ? 'right' : 'left'}
      onChange={(event) => onChange(event.currentTarget.checked)}
      data-side={side}
      classNames={{
        root: classes.root,
        body: classes.body,
        input: classes.input,
        track: classes.track,
        thumb: classes.thumb,
        label: classes.label,
        labelWrapper: classes.labels,
        description: classes.hint,
      }}
      {...rest}
    />
  );
}
