import type { Words } from '#core/i18n/language.ts';

/** What the keys of a list do. */
export const KEYS = {
  title: { en: 'Keys of this list', sw: 'Vitufe vya orodha hii' },
  walk: { en: 'Next or previous row', sw: 'Safu inayofuata au iliyotangulia' },
  ends: { en: 'First or last row of the page', sw: 'Safu ya kwanza au ya mwisho ya ukurasa' },
  open: { en: 'Open the row', sw: 'Fungua safu' },
  edit: { en: 'Change a value of the row', sw: 'Badilisha thamani ya safu' },
  select: { en: 'Select the row, or not', sw: 'Chagua safu, au iache' },
  extend: { en: 'Select on the way', sw: 'Chagua ukipita' },
  all: { en: 'Select the page, then the whole list', sw: 'Chagua ukurasa, kisha orodha yote' },
  clear: { en: 'Select nothing', sw: 'Ondoa uteuzi' },
  search: { en: 'Search', sw: 'Tafuta' },
  width: { en: 'Width of a column, at its edge', sw: 'Upana wa safu wima, ukingoni mwake' },
  help: { en: 'These keys', sw: 'Vitufe hivi' },
} as const satisfies Record<string, Words>;
