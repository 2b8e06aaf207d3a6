import type { Words } from '#core/i18n/language.ts';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { branchSwatches } from '#ui/theme/swatches.ts';
import { useSay } from '../../i18n/language.tsx';
import type { InputProps } from '../look.ts';

export function ColorFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const say = useSay();
  return (
    <ColourInput
      {...props}
      swatches={branchSwatches}
      nameSwatch={(colour) => say(NAMES.swatch, { colour })}
      openName={say(NAMES.open)}
      shadeName={say(NAMES.shade)}
      hueName={say(NAMES.hue)}
    />
  );
}

const NAMES = {
  swatch: { en: 'Colour {colour}', sw: 'Rangi {colour}' },
  open: { en: 'Pick a colour', sw: 'Chagua rangi' },
  shade: { en: 'Shade', sw: 'Kivuli cha rangi' },
  hue: { en: 'Hue', sw: 'Aina ya rangi' },
} as const satisfies Record<string, Words>;
