import { Combobox as MantineCombobox } from '@mantine/core';
import { Icon } from '../icons.tsx';
import classes from './options.module.css';

/** One choice in a list; the hint is a second quiet line (a phone, a code). */
export interface Option {
  value: string;
  title: string;
  hint?: string;
  disabled?: boolean;
}

/** The rows of an open list, the chosen ones with a tick. */
export function OptionRows({ options, chosen }: { options: readonly Option[]; chosen: readonly string[] }) {
  return options.map((option) => (
    <MantineCombobox.Option
      key={option.value}
      value={option.value}
      disabled={option.disabled}
      active={chosen.includes(option.value)}
      selected={chosen.includes(option.value)}
      className={classes.option}
    >
      <span className={classes.words}>
        {option.title}
        {option.hint && <span className={classes.hint}>{option.hint}</span>}
      </span>
      {chosen.includes(option.value) && <Icon name="check" size="s" />}
    </MantineCombobox.Option>
  ));
}
