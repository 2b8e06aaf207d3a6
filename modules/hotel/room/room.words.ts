/** Sentences about rooms beside their fields. */
export const ROOM_TEXTS = {
  endsBefore: { en: 'This ends before it begins.', sw: 'Hii inaisha kabla ya kuanza.' },
  noDigits: {
    en: 'Write a number to count on from, such as 101 or A01.',
    sw: 'Andika namba ya kuanzia kuhesabu, kama 101 au A01.',
  },
} as const;

/** The drawer in which several rooms are added. */
export const SEVERAL = {
  open: { en: 'Add several rooms', sw: 'Ongeza vyumba kadhaa' },
  title: { en: 'Add several rooms', sw: 'Ongeza vyumba kadhaa' },
  first: { en: 'First number', sw: 'Namba ya kwanza' },
  count: { en: 'How many', sw: 'Vingapi' },
  preview: { en: 'Rooms {first} to {last}', sw: 'Vyumba {first} hadi {last}' },
  save: { en: 'Add rooms', sw: 'Ongeza vyumba' },
  done: { en: 'The rooms are added', sw: 'Vyumba vimeongezwa' },
} as const;
