/** What the screens of a hotel are called in its menu, apart from their other words: the menu is there from the start. */
export const HOTEL_TITLES = {
  chart: { en: 'Booking chart', sw: 'Chati ya vyumba' },
  nightAudit: { en: 'Night audit', sw: 'Ukaguzi wa usiku' },
  register: { en: 'Guest register', sw: 'Rejista ya wageni' },
} as const;
