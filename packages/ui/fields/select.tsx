import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Icon, type IconName } from '../icons.tsx';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame } from './frame.tsx';
import classes from './options.module.css';
import { type Option, OptionRows } from './options.tsx';

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** Empty text when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  icon?: IconName;
  disabled?: boolean;
  size?: 'm' | 'l';
  name?: string;
}

/** One of a short, known list. For records searched as typed use Combobox. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  icon,
  disabled,
  size,
  name,
  ...field
}: SelectProps) {
  const store = useCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    onDropdownOpen: () => store.selectActiveOption(),
  });
  const chosen = options.find((option) => option.value === value);
  return (
    <Combobox
      store={store}
      offset={4}
      zIndex={70}
      classNames={{ dropdown: classes.dropdown, options: classes.options }}
      onOptionSubmit={(picked) => {
        onChange(picked);
        store.closeDropdown();
      }}
    >
      <Field {...field}>
        {(control) => (
          <Combobox.DropdownTarget>
            <div>
              <Frame icon={icon} size={size} tone={toneOf(field.error, field.warning)} disabled={disabled}>
                <Combobox.EventsTarget targetType="button" withExpandedAttribute>
                  <button
                    {...control}
                    aria-labelledby={`${control['aria-labelledby']} ${control.id}`}
                    type="button"
                    name={name}
                    disabled={disabled}
                    className={classes.value}
                    onBlur={onBlur}
                    onClick={() => store.toggleDropdown()}
                  >
                    <span className={chosen ? undefined : classes.empty}>
                      {chosen?.title ?? placeholder ?? '\u00a0'}
                    </span>
                  </button>
                </Combobox.EventsTarget>
                <Icon name="chevron-down" size="s" />
              </Frame>
            </div>
          </Combobox.DropdownTarget>
        )}
      </Field>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label}>
          <OptionRows options={options} chosen={value ? [value] : []} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
