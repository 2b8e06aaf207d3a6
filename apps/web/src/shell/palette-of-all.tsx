import { useMemo } from 'react';
import { SETTING_PLACES } from '#modules/branch/public.web.ts';
import Palette, { type PaletteProps } from '#web-kit/palette/palette.tsx';

/** The palette with every setting of the branch among its places; they are fetched with it. */
export default function PaletteOfAll({ others, ...props }: PaletteProps) {
  const places = useMemo(() => [...others, ...SETTING_PLACES], [others]);
  return <Palette {...props} others={places} />;
}
