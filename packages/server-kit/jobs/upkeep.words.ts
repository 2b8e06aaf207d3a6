/** Titles of the jobs of the machinery itself. */
export const UPKEEP_TITLES = {
  listCounts: { en: 'Update list counts', sw: 'Sasisha idadi za orodha' },
  access: { en: 'Delete old expired access', sw: 'Futa ruhusa zilizoisha zamani' },
  answers: { en: 'Delete answers older than a month', sw: 'Futa majibu ya zaidi ya mwezi' },
};
