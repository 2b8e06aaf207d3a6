/** Titles of the screens that belong to the app itself. */
export const SCREEN_TITLE = {
  dashboard: { en: 'Dashboard', sw: 'Dashibodi' },
  home: { en: 'Home', sw: 'Mwanzo' },
  notFound: { en: 'Page not found', sw: 'Ukurasa haupatikani' },
};
