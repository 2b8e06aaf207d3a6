import { Icon, type IconName } from '../icons.tsx';
import classes from './plain-select.module.css';

export interface PlainSelectProps {
  options: readonly { value: string; title: string }[];
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
  size?: 's' | 'm';
  disabled?: boolean;
  id?: string;
  'aria-label'?: string;
}

/** The device's own list behind a button's look, for toolbars and footers: sort, page size, many conditions. */
export function PlainSelect({ options, value, onChange, icon, size = 'm', ...rest }: PlainSelectProps) {
  return (
    <span className={classes.box} data-size={size}>
      {icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
      <select
        className={classes.select}
        data-icon={icon ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
    </span>
  );
}
