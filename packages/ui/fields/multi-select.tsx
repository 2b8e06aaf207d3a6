import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import classes from './options.module.css';
import { type Option, OptionRows } from './options.tsx';
import { Pills } from './pills.tsx';
import { useFirstLit } from './use-first-lit.ts';

export interface MultiSelectProps extends FieldProps {
  /** The chosen records with their names. */
  value: readonly Option[];
  onChange: (value: Option[]) => void;
  options: readonly Option[];
  /** Given, the list comes from the server as typed; left out, the options are filtered here. */
  onSearch?: (typed: string) => void;
  searching?: boolean;
  /** Why the search was refused or failed; it stands where nothing would be said to be found. */
  refused?: string | undefined;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
}

/** Several records of a list, shown as pills that can be taken away. */
export function MultiSelect({
  value,
  onChange,
  options,
  onSearch,
  searching,
  refused,
  onBlur,
  placeholder,
  disabled,
  ...field
}: MultiSelectProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const store = useCombobox({ onDropdownClose: () => lit.forget() });
  const shown = onSearch
    ? options
    : options.filter((option) => option.title.toLowerCase().includes(typed.trim().toLowerCase()));
  const toggle = (picked: string) => {
    const option = options.find((candidate) => candidate.value === picked);
    const without = value.filter((chosen) => chosen.value !== picked);
    onChange(without.length < value.length || !option ? without : [...value, option]);
    setTyped('');
    onSearch?.('');
  };
  const lit = useFirstLit({
    ...{ store, typed, searching: Boolean(searching), options: shown, chosen: value },
    take: toggle,
  });
  return (
    <Combobox
      store={store}
      offset={4}
      zIndex={70}
      classNames={{ dropdown: classes.dropdown, options: classes.options }}
      onOptionSubmit={toggle}
    >
      <Field {...field}>
        {(control) => (
          <Combobox.DropdownTarget>
            <div>
              <Frame tone={toneOf(field.error, field.warning)} disabled={disabled}>
                <Pills
                  items={value}
                  disabled={disabled}
                  onRemove={(removed) => onChange(value.filter((chosen) => chosen.value !== removed))}
                >
                  <Combobox.EventsTarget withExpandedAttribute>
                    <input
                      {...control}
                      className={inputClass}
                      value={typed}
                      disabled={disabled}
                      placeholder={value.length === 0 ? placeholder : undefined}
                      onClick={() => {
                        onSearch?.(typed);
                        store.openDropdown();
                      }}
                      onBlur={() => {
                        store.closeDropdown();
                        setTyped('');
                        onBlur?.();
                      }}
                      onKeyDown={(event) => {
                        if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
                        lit.press(event);
                      }}
                      onChange={(event) => {
                        setTyped(event.currentTarget.value);
                        onSearch?.(event.currentTarget.value);
                        store.openDropdown();
                        lit.forget();
                      }}
                    />
                  </Combobox.EventsTarget>
                </Pills>
                <Icon name="chevron-down" size="s" />
              </Frame>
            </div>
          </Combobox.DropdownTarget>
        )}
      </Field>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label}>
          <OptionRows options={shown} chosen={value.map((chosen) => chosen.value)} />
          {shown.length === 0 && (
            <Combobox.Empty className={classes.note}>
              {searching ? words.searching : (refused ?? words.nothingFound)}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
