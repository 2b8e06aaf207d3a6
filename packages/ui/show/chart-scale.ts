/** Where things stand in a chart, in pixels from the left or from the top. */
export interface Scale {
  /** Values at which a line is drawn, from the least to the greatest. */
  ticks: readonly number[];
  at(value: number): number;
}

/** The room of a chart around what is drawn: names of values at the left, of points below. */
export const ROOM = { top: 12, right: 24, bottom: 28, left: 48 } as const;

/**
 * A scale from top to bottom over values and nought, with some round steps between: 1, 2 or 5 times a power of ten. `top` and
 * `bottom` are where the greatest and the least tick stand.
 */
export function valueScale(
  values: readonly number[],
  { top, bottom }: { top: number; bottom: number },
  steps = 3,
): Scale {
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((greatest - least || 1) / steps);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return {
    ticks,
    at: (value) => bottom - ((value / step - first) / (last - first)) * (bottom - top),
  };
}

/** The least of 1, 2, 5 and 10 times a power of ten that is not smaller. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return times * power;
}

/** Twelve-pixel letters are about so wide. */
const LETTER = 6.6;

/**
 * Which of some titles below a chart have room without touching one another: every one, every second and so on, from the first.
 */
export function shownTitles(titles: readonly string[], width: number, gap: number): ReadonlySet<number> {
  const widest = Math.max(0, ...titles.map((title) => title.length)) * LETTER + gap;
  const apart = width / Math.max(1, titles.length - 1);
  const every = Math.max(1, Math.ceil(widest / Math.max(apart, 1)));
  return new Set(titles.map((_, index) => index).filter((index) => index % every === 0));
}

/** The points of a line in pieces: what is not known interrupts it. */
export function piecesOf<P>(points: readonly (P | null)[]): P[][] {
  const pieces: P[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point === null) {
      isOpen = false;
      continue;
    }
    if (isOpen) pieces.at(-1)?.push(point);
    else pieces.push([point]);
    isOpen = true;
  }
  return pieces;
}
