/** Sentences about trucks beside their fields. */
export const TRUCK_TEXTS = {
  endsBefore: {
    en: 'This ends before it begins.',
    sw: 'Hii inaisha kabla ya kuanza.',
  },
  hasEnded: { en: 'This paper has expired.', sw: 'Hati hii imeisha muda wake.' },
} as const;
