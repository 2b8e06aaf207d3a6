/** One key press as a keyboard scanner makes it: a character, or Enter at the end. */
export interface Stroke {
  key: string;
  /** Milliseconds on any clock that only goes forward. */
  at: number;
}

/** Scanners type faster than any hand: a person rarely goes below 60 ms for several characters in a row. */
export const BURST_GAP = 35;
const SHORTEST_CODE = 4;

export interface ScanListener {
  /** Takes a key press; answers the code when a fast burst ended with it. */
  press(stroke: Stroke): string | null;
  /** Whether the last key came out of a scanner, so that it is no key of the keyboard map. */
  isScanning(): boolean;
}

/** Follows key presses and tells codes that were scanned from what a person types. */
export function listenForScans(): ScanListener {
  let burst = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    press({ key, at }) {
      const inBurst = at - last <= BURST_GAP;
      last = at;
      if (key === 'Enter' || key === 'Tab') {
        const code = inBurst && burst.length >= SHORTEST_CODE ? burst : null;
        burst = '';
        return code;
      }
      // Shift comes before a capital letter.
      if (key.length === 1) burst = inBurst ? burst + key : key;
      else if (!inBurst) burst = '';
      return null;
    },
    isScanning: () => burst.length > 1,
  };
}
