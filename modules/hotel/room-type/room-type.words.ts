/** Sentences about types of rooms beside their fields. */
export const ROOM_TYPE_TEXTS = {
  amountOrPercent: {
    en: 'Type an amount or a percentage, one of the two.',
    sw: 'Andika kiasi au asilimia, kimoja kati ya hivyo viwili.',
  },
  endsBefore: { en: 'This ends before it begins.', sw: 'Hii inaisha kabla ya kuanza.' },
} as const;
