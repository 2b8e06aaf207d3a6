import { luminance } from '#ui/theme/colour-space.ts';

/** Up to this luminance text on a fill is light, above it dark, as the tokens decide it (ui.md §2). */
const TURNING_POINT = 0.1833;

/** The contrast of text on a branch colour, which is white or almost black; 1 to 21. */
export function textContrast(colour: string): number {
  const fill = luminance(colour);
  const text = fill <= TURNING_POINT ? 1 : Math.min(Math.max((fill - 0.211) * 99, 0), 0.008);
  const [dark, light] = [Math.min(fill, text), Math.max(fill, text)];
  return (light + 0.05) / (dark + 0.05);
}
