/** Sentences about types of rooms beside their fields. */
export const ROOM_TYPE_TEXTS = {
  endsBefore: { en: 'This ends before it begins.', sw: 'Hii inaisha kabla ya kuanza.' },
} as const;
