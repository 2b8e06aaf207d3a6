import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import type { IconName } from '../icons.tsx';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';

export interface TextInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  size?: 'm' | 'l' | 'xl';
  icon?: IconName;
  after?: string;
  trailing?: ReactNode;
  /** Offered while typing; anything else may be typed as well. */
  suggestions?: readonly string[];
  onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown'];
  onPaste?: InputHTMLAttributes<HTMLInputElement>['onPaste'];
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextInput({
  value,
  onChange,
  icon,
  after,
  trailing,
  suggestions = [],
  size,
  type = 'text',
  ref,
  ...props
}: TextInputProps) {
  const { label, labelHidden, optional, hint, error, warning, id, className, autoFocus, ...input } = props;
  const list = useId();
  return (
    <Field {...{ label, labelHidden, optional, hint, error, warning, id, className }}>
      {(control) => (
        <Frame
          icon={icon}
          after={after}
          trailing={trailing}
          size={size}
          tone={toneOf(error, warning)}
          disabled={props.disabled}
        >
          <input
            {...control}
            {...input}
            ref={ref}
            type={type}
            value={value}
            className={inputClass}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: screens ask for it on their first field only
            autoFocus={autoFocus}
            onChange={(event) => onChange(event.currentTarget.value)}
            {...(suggestions.length > 0 ? { list } : {})}
          />
          {suggestions.length > 0 && (
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </Frame>
      )}
    </Field>
  );
}
