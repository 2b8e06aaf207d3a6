import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useWords } from '../theme/words.ts';
import { groupedAmount, pastedAmount, plainAmount } from './amount-text.ts';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import { amountOfSum, isSum } from './typed-sum.ts';
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

/**
 * The right-aligned figure behind money and quantity fields, with thousands separated while typing. A sum may be typed in its
 * place, `=16.99*1.1`: it becomes the amount as the field is left, or as Enter is pressed.
 */
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
  const { name, placeholder, disabled, readOnly, autoFocus, error: told, ...rest } = props;
  const words = useWords();
  const [sum, setSum] = useState<string | null>(null);
  const [isFaulty, setFaulty] = useState(false);
  const text = sum ?? groupedAmount(value);
  const finish = () => {
    if (sum === null) return;
    const amount = amountOfSum(sum, decimals);
    setFaulty(amount === null);
    if (amount === null) return;
    setSum(null);
    onChange(amount);
  };
  const type = (typed: string) => {
    setFaulty(false);
    if (!isSum(typed)) {
      setSum(null);
      return onChange(plainAmount(typed, decimals));
    }
    // Until it is finished there is no amount, so that nothing half typed is saved.
    setSum(typed);
    if (value !== '') onChange('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || sum === null) return;
    event.preventDefault();
    finish();
  };
  const error = isFaulty ? words.notASum : told;
  const field = { ...rest, error };
  const caret = useSteadyCaret(text, sum === null ? /[\d.]/ : /./);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    if (readOnly || selectionStart !== 0 || selectionEnd !== shown.length) {
      if (pastedAmount(event.clipboardData.getData('text'), decimals) !== '0') return;
    }
    event.preventDefault();
    if (readOnly) return;
    const pasted = event.clipboardData.getData('text');
    if (isSum(pasted)) type(pasted.trim());
    else onChange(pastedAmount(pasted, decimals));
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
          tone={toneOf(error, field.warning)}
          disabled={disabled}
        >
          <input
            {...control}
            ref={caret.ref}
            className={inputClass}
            inputMode={sum === null ? (decimals === 0 ? 'numeric' : 'decimal') : 'text'}
            autoComplete="off"
            name={name}
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: screens ask for it on their first field only
            autoFocus={autoFocus}
            onBlur={() => {
              finish();
              onBlur?.();
            }}
            onKeyDown={press}
            onPaste={paste}
            onChange={(event) => {
              caret.remember(event.currentTarget);
              type(event.currentTarget.value);
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
