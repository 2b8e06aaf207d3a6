export interface Oklch {
  l: number;
  c: number;
  /** Degrees. */
  h: number;
}

type Three = readonly [number, number, number];

/** A hexadecimal colour in the lightness, chroma and hue the tokens are written in. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The colour as hexadecimal; chroma is lowered until a screen can show it. */
export function shown({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180;
  let chroma = c;
  let rgb = rgbOf([l, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  while (chroma > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma = Math.max(0, chroma - 0.002);
    rgb = rgbOf([l, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  }
  return hexOf(rgb);
}

/** WCAG relative luminance, which is the Y of CIE XYZ. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Two colours mixed in OKLab, `share` of the second. */
export function blend(one: string, other: string, share: number): string {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  const mix = (at: 0 | 1 | 2) => a[at] * (1 - share) + b[at] * share;
  return hexOf(rgbOf([mix(0), mix(1), mix(2)]));
}

function linearOf(hex: string): Three {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

function oklabOf(hex: string): Three {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOf([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function hexOf(rgb: Three): string {
  const byte = (value: number) =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}
