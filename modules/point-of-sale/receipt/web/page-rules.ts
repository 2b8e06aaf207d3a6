import { isRoll, type PaperSize, PIXELS_PER_MM, SHEETS, widthOf } from './paper-size.ts';

const MARGINS = { A4: 16, A5: 10, Letter: 16 } as const;

/**
 * How the page is cut. A roll ends with its receipt: left to itself a browser takes a whole sheet and the printer feeds
 * blank paper for it.
 */
export function pageRules(size: PaperSize, pixels: number): string {
  if (isRoll(size)) {
    const height = Math.ceil(pixels / PIXELS_PER_MM) + 2;
    return `@page { size: ${widthOf(size)}mm ${height}mm; margin: 0; }`;
  }
  const [width, height] = SHEETS[size];
  const margin = MARGINS[size];
  const inside = height - 2 * margin;
  return `@page { size: ${width}mm ${height}mm; margin: ${margin}mm; } :root { --page-height: ${inside}mm; }`;
}
