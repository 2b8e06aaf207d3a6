/** Sentences about cargos beside their fields. */
export const CARGO_TEXTS = {
  isLoaded: {
    en: 'This cargo has been loaded, so it stays as it was then.',
    sw: 'Mzigo huu umeshapakiwa, kwa hiyo unabaki kama ulivyokuwa.',
  },
  endsBefore: {
    en: 'This is before the cargo can be picked up or delivered.',
    sw: 'Hii ni kabla ya mzigo kuweza kuchukuliwa au kufikishwa.',
  },
} as const;
