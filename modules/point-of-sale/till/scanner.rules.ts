/** One key press as a keyboard scanner makes it: a character, or Enter at the end. */
export interface Stroke {
  key: string;
  at: number;
}

/** Scanners type faster than any hand: a person rarely goes below 60 ms for several characters in a row. */
export const BURST_GAP = 35;
const SHORTEST_CODE = 4;

/** Follows key presses and answers a scanned code when a fast burst ends with Enter. */
export function makeScanListener(): (stroke: Stroke) => string | null {
  let burst = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, at }) => {
    const inBurst = at - last <= BURST_GAP;
    last = at;
    if (key === 'Enter' || key === 'Tab') {
      const code = inBurst && burst.length >= SHORTEST_CODE ? burst : null;
      burst = '';
      return code;
    }
    if (key.length !== 1) return null;
    burst = inBurst ? burst + key : key;
    return null;
  };
}
