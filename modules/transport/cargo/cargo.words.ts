/** Sentences about cargos beside their fields. */
export const CARGO_TEXTS = {
  isLoaded: {
    en: 'This cargo is already loaded. It can no longer be changed.',
    sw: 'Mzigo huu umeshapakiwa. Hauwezi kubadilishwa tena.',
  },
  endsBefore: {
    en: 'This is before the cargo can be picked up or delivered.',
    sw: 'Hii ni kabla ya mzigo kuweza kuchukuliwa au kufikishwa.',
  },
} as const;
