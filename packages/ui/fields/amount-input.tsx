import type { ClipboardEvent, Ref } from 'react';
import { groupedAmount, pastedAmount, plainAmount } from './amount-text.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import { useSteadyCaret } from './use-steady-caret.ts';

export interface AmountInputProps extends FieldProps {
  /** Plain decimal text without separators, `12500` or `12500.5`; empty when nothing is typed. */
  value: string;
  onChange: (plain: string) => void;
  onBlur?: () => void;
  before?: string;
  after?: string;
  decimals: number;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  size?: 'm' | 'l' | 'xl';
  ref?: Ref<HTMLDivElement>;
}

/** The right-aligned figure behind money and quantity fields, with thousands separated while typing. */
export function AmountInput({
  value,
  onChange,
  onBlur,
  before,
  after,
  decimals,
  size,
  ref,
  ...props
}: AmountInputProps) {
  const { name, placeholder, disabled, readOnly, autoFocus, ...field } = props;
  const text = groupedAmount(value);
  const caret = useSteadyCaret(text, /[\d.]/);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    if (readOnly || selectionStart !== 0 || selectionEnd !== shown.length) {
      if (pastedAmount(event.clipboardData.getData('text'), decimals) !== '0') return;
    }
    event.preventDefault();
    if (!readOnly) onChange(pastedAmount(event.clipboardData.getData('text'), decimals));
  };
  return (
    <Field {...field}>
      {(control) => (
        <Frame
          ref={ref}
          align="right"
          before={before}
          after={after}
          size={size}
          tone={toneOf(field.error, field.warning)}
          disabled={disabled}
        >
          <input
            {...control}
            ref={caret.ref}
            className={inputClass}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={name}
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: screens ask for it on their first field only
            autoFocus={autoFocus}
            onBlur={onBlur}
            onPaste={paste}
            onChange={(event) => {
              caret.remember(event.currentTarget);
              onChange(plainAmount(event.currentTarget.value, decimals));
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
