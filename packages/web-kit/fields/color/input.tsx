import { ColourInput } from '#ui/fields/colour-input.tsx';
import { branchSwatches } from '#ui/theme/swatches.ts';
import { useSay } from '../../i18n/language.tsx';
import type { InputProps } from '../look.ts';
import { COLOR } from './color.words.ts';

export function ColorFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const say = useSay();
  return (
    <ColourInput
      {...props}
      swatches={branchSwatches}
      nameSwatch={(colour) => say(COLOR.swatch, { colour })}
      openName={say(COLOR.open)}
      shadeName={say(COLOR.shade)}
      hueName={say(COLOR.hue)}
    />
  );
}
