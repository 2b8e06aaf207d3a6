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
  noQuantity: {
    en: 'This cargo has no quantity yet. Edit it and say how much there is, then split it.',
    sw: 'Mzigo huu bado hauna idadi. Uhariri uandike ni kiasi gani, kisha ugawe.',
  },
  nothing: {
    en: 'Say more than nothing, or leave it blank where it is not counted.',
    sw: 'Andika zaidi ya sifuri, au acha wazi kama hauhesabiwi.',
  },
  partOnly: {
    en: 'Enter less than {all}, which is the whole cargo.',
    sw: 'Sehemu tu, si yote: jumla ni {all}.',
  },
  split: { en: 'Split', sw: 'Gawa' },
  splitTitle: { en: 'How much stays in this cargo?', sw: 'Kiasi gani kibaki kwenye mzigo huu?' },
  splitBody: {
    en: 'The rest is saved as a new cargo without a trip. Weight, value and price are divided by quantity.',
    sw: 'Kinachobaki kinakuwa mzigo wake unaosubiri, pamoja na sehemu yake ya uzito, thamani na bei.',
  },
  splitDone: { en: 'The cargo is split', sw: 'Mzigo umegawanywa' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
} as const;
