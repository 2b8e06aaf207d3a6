import { DateInput } from '#ui/fields/date-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { InputProps } from '#web-kit/fields/look.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { isCounted, type UnitOfMeasure } from '../../units.ts';
import { BATCH_HINT } from './batch-hint.words.ts';
import { useTypedProduct } from './typed-product.ts';
import { unitText } from './unit-text.ts';

/** A quantity in the unit that is chosen further up. */
export function CountedInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const { language } = useLanguage();
  const { unit } = useTypedProduct();
  return <QuantityInput {...props} name={fieldKey} unit={unitText(unit, language, props.value || 0)} />;
}

/** Opening stock lies there today or has lain there before. */
export function OpeningDateInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  return <DateInput {...props} name={fieldKey} latest={useToday()} />;
}

/** The batch of the opening stock, of a product that is kept in batches. */
export function OpeningBatchInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const say = useSay();
  const { batches } = useTypedProduct();
  const isTracked = batches !== 'none';
  return (
    <TextInput
      {...props}
      name={fieldKey}
      maxLength={60}
      hint={say(isTracked ? BATCH_HINT.dayInstead : BATCH_HINT.chooseFirst)}
      disabled={!isTracked && props.value === ''}
    />
  );
}

/** Whether halves are sold; until somebody decides it, as goods of the chosen unit are counted. */
export function WholeUnitsInput({ fieldKey, label, value, onChange, disabled }: InputProps<boolean | null>) {
  const { unit } = useTypedProduct();
  return (
    <Switch
      label={label}
      name={fieldKey}
      checked={value ?? isCounted(unit as UnitOfMeasure)}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
