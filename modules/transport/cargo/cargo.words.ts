/** Sentences about cargos beside their fields. */
export const CARGO_TEXTS = {
  endsBefore: {
    en: 'This is before the cargo can be picked up or delivered.',
    sw: 'Hii ni kabla ya mzigo kuweza kuchukuliwa au kufikishwa.',
  },
} as const;
