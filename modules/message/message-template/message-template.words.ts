/** What is said of templates that cannot be sent. */
export const TEMPLATE_TEXTS = {
  empty: {
    en: 'Write the text in one language at least.',
    sw: 'Andika maandishi kwa lugha moja angalau.',
  },
  noSuchPlace: {
    en: '{place} is nothing that can be filled in. Use {places}.',
    sw: '{place} haiwezi kujazwa. Tumia {places}.',
  },
} as const;
