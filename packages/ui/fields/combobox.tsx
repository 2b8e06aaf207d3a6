import { Combobox as MantineCombobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { hasKeys } from '../layout/first-field.ts';
import { useWords } from '../theme/words.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import classes from './options.module.css';
import { type Option, OptionRows } from './options.tsx';
import { useFirstLit } from './use-first-lit.ts';

export interface ComboboxProps extends FieldProps {
  /** The record chosen now, or null. */
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** What the last search found. */
  options: readonly Option[];
  /** Each key typed; the screen waits before asking the server. Called with empty text on opening. */
  onSearch: (typed: string) => void;
  /** What stands in the list is not yet the answer to what is typed. */
  searching?: boolean;
  /** Why the search was refused or failed; it stands where nothing would be said to be found. */
  refused?: string | undefined;
  /** Offers to make a record of the typed words, last, once it is known what there is. */
  onCreate?: ((typed: string) => void) | undefined;
  onBlur?: () => void;
  placeholder?: string;
  icon?: IconName;
  clearable?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

const CREATE = '\u0000create';

/** One record found by typing part of its name: a customer, a product, an account. */
export function Combobox({
  value,
  onChange,
  options,
  onSearch,
  searching,
  refused,
  onCreate,
  onBlur,
  placeholder,
  icon,
  clearable,
  disabled,
  autoFocus,
  ...field
}: ComboboxProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const store = useCombobox({
    onDropdownClose: () => {
      setTyped(null);
      lit.forget();
    },
  });
  const open = () => {
    if (disabled || store.dropdownOpened) return;
    onSearch('');
    store.openDropdown();
  };
  const submit = (picked: string) => {
    if (picked === CREATE) onCreate?.(typed?.trim() ?? '');
    else onChange(options.find((option) => option.value === picked) ?? null);
    store.closeDropdown();
  };
  const isTyped = typed !== null && typed.trim() !== '';
  const offersCreation =
    onCreate &&
    isTyped &&
    !searching &&
    !options.some((option) => option.title.trim().toLowerCase() === typed.trim().toLowerCase());
  const lit = useFirstLit({
    store,
    typed: typed ?? '',
    searching: Boolean(searching),
    options,
    offersCreation: Boolean(offersCreation) && !refused,
    take: submit,
  });
  return (
    <MantineCombobox
      store={store}
      offset={4}
      zIndex={70}
      classNames={{ dropdown: classes.dropdown, options: classes.options }}
      onOptionSubmit={submit}
    >
      <Field {...field}>
        {(control) => (
          <MantineCombobox.DropdownTarget>
            <div>
              <Frame
                icon={icon}
                tone={toneOf(field.error, field.warning)}
                disabled={disabled}
                trailing={
                  clearable && value && !disabled ? (
                    <IconButton icon="close" size="s" name={words.clear} onClick={() => onChange(null)} />
                  ) : undefined
                }
              >
                <MantineCombobox.EventsTarget withExpandedAttribute>
                  <input
                    {...control}
                    className={inputClass}
                    value={typed ?? value?.title ?? ''}
                    placeholder={placeholder}
                    disabled={disabled}
                    data-autofocus={autoFocus || undefined}
                    // biome-ignore lint/a11y/noAutofocus: screens ask for it on their first field only
                    autoFocus={autoFocus && hasKeys()}
                    onFocus={(event) => event.currentTarget.select()}
                    onClick={open}
                    onBlur={() => {
                      store.closeDropdown();
                      setTyped(null);
                      onBlur?.();
                    }}
                    onKeyDown={lit.press}
                    onChange={(event) => {
                      setTyped(event.currentTarget.value);
                      onSearch(event.currentTarget.value);
                      store.openDropdown();
                      lit.forget();
                    }}
                  />
                </MantineCombobox.EventsTarget>
                {!(clearable && value) && <Icon name="chevron-down" size="s" />}
              </Frame>
            </div>
          </MantineCombobox.DropdownTarget>
        )}
      </Field>
      <MantineCombobox.Dropdown>
        <MantineCombobox.Options aria-label={field.label}>
          <OptionRows options={options} chosen={value ? [value.value] : []} />
          {options.length === 0 && (!offersCreation || refused) && (
            <MantineCombobox.Empty className={classes.note}>
              {searching ? words.searching : (refused ?? words.nothingFound)}
            </MantineCombobox.Empty>
          )}
          {offersCreation && (
            <MantineCombobox.Option value={CREATE} className={classes.option}>
              <Icon name="plus" />
              <span className={classes.words}>{words.create(typed.trim())}</span>
            </MantineCombobox.Option>
          )}
        </MantineCombobox.Options>
      </MantineCombobox.Dropdown>
    </MantineCombobox>
  );
}
