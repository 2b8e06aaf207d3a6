import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { hasKeys } from '../layout/first-field.ts';
import { useWords } from '../theme/words.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';

export interface PasswordInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  disabled?: boolean;
  autoFocus?: boolean;
  size?: 'm' | 'l';
}

/** A hidden word that can be shown while the button is pressed in. */
export function PasswordInput({
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  disabled,
  autoFocus,
  size,
  ...field
}: PasswordInputProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <Frame
          icon="lock"
          size={size}
          tone={toneOf(field.error, field.warning)}
          disabled={disabled}
          trailing={
            <IconButton
              size="s"
              iconSize="m"
              icon={shown ? 'eye-off' : 'eye'}
              name={shown ? words.hidePassword : words.showPassword}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        >
          <input
            {...control}
            className={inputClass}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: screens ask for it on their first field only
            autoFocus={autoFocus && hasKeys()}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Frame>
      )}
    </Field>
  );
}
