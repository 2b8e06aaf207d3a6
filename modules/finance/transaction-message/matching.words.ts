/** Sentences about what a text is matched to. */
export const MATCHING = {
  otherWay: {
    en: 'The money of this text went the other way.',
    sw: 'Pesa za ujumbe huu zilielekea upande mwingine.',
  },
} as const;
