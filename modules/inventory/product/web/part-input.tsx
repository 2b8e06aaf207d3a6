import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import classes from './part-input.module.css';
import { PART } from './part-input.words.ts';
import { type LineOfPart, piecesBehind, type TypedPart } from './typed-part.ts';
import { unitText } from './unit-text.ts';

export interface PartInputProps {
  label: string;
  labelHidden?: boolean;
  line: LineOfPart;
  typed: TypedPart;
  onChange: (typed: TypedPart) => void;
  disabled?: boolean;
  error?: string;
}

/** How much of a line is meant: of its unit, or of a unit of several also so many single pieces. */
export function PartInput({ label, labelHidden, line, typed, onChange, disabled, error }: PartInputProps) {
  const say = useSay();
  const { language } = useLanguage();
  const common = { ...(disabled ? { disabled } : {}), ...(labelHidden ? { labelHidden } : {}) };
  const quantity = (
    <QuantityInput
      {...common}
      label={label}
      value={typed.text}
      onChange={(text) => onChange({ ...typed, text })}
      {...(error ? { error } : {})}
    />
  );
  if (line.factor <= 1) return quantity;
  return (
    <div className={classes.part}>
      {quantity}
      <Select
        {...common}
        label={labelHidden ? `${say(PART.unit)}: ${label}` : say(PART.unit)}
        options={[
          { value: '', title: `${unitText(line.unit, language)} × ${line.factor}` },
          {
            value: 'pieces',
            title: say(line.base && line.base !== 'piece' ? piecesBehind(line.base, 2) : PART.pieces),
          },
        ]}
        value={typed.inPieces ? 'pieces' : ''}
        onChange={(value) => onChange({ ...typed, inPieces: value === 'pieces' })}
      />
    </div>
  );
}
