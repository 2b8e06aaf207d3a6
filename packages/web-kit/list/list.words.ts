import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words of every list. `{many}` and `{one}` are the entity's own nouns. */
export const LIST = {
  search: { en: 'Search {many}', sw: 'Tafuta {many}' },
  condition: { en: 'Condition', sw: 'Hali' },
  all: { en: 'All', sw: 'Zote' },
  sort: { en: 'Sort', sw: 'Panga' },
  sortAndMore: { en: 'Sort, print and Excel', sw: 'Panga, chapisha na Excel' },
  range: { en: '{first} to {last} of {total}', sw: '{first} hadi {last} kati ya {total}' },
  perPage: { en: '{n} per page', sw: '{n} kwa ukurasa' },
  pageSize: { en: 'Rows per page', sw: 'Safu kwa ukurasa' },
  edit: { en: 'Edit {name}', sw: 'Hariri {name}' },
  more: { en: 'More for {name}', sw: 'Zaidi kwa {name}' },
  open: { en: 'Open', sw: 'Fungua' },
  delete: { en: 'Delete', sw: 'Futa' },
  export: { en: 'Export', sw: 'Hamisha' },
  selectedRows: { en: 'Selected {many}', sw: 'Uteuzi wa {many}' },
  selectAll: { en: 'Select all {n}', sw: 'Chagua safu zote {n}' },
  noneSelected: { en: 'Nothing selected', sw: 'Hakuna iliyochaguliwa' },
  totals: { en: 'Totals {kind}', sw: 'Jumla {kind}' },
  noneYet: { en: 'No {many} yet', sw: 'Bado hakuna {many}' },
  noneFound: { en: 'Nothing found', sw: 'Hakuna kilichopatikana' },
  noneFoundFor: {
    en: 'No {many} match “{keyword}”.',
    sw: 'Hakuna {many} kwa “{keyword}”.',
  },
  noneHere: { en: 'No {many} match this filter.', sw: 'Hakuna {many} kwa hali hii.' },
  clearSearch: { en: 'Clear the search', sw: 'Ondoa utafutaji' },
  showAll: { en: 'Show all', sw: 'Onyesha orodha yote' },
  notLoaded: { en: '{many} could not be loaded', sw: 'Imeshindikana kupakia {many}' },
  compact: { en: 'Compact', sw: 'Zilizobana' },
  normal: { en: 'Normal', sw: 'Kawaida' },
  relaxed: { en: 'Relaxed', sw: 'Zenye nafasi' },
  asOf: { en: 'As of {moment}', sw: 'Hadi {moment}' },
  filters: { en: 'Filters', sw: 'Vichujio' },
  filtersUsed: { en: 'Filters ({n})', sw: 'Vichujio ({n})' },
  clearFilters: { en: 'Clear', sw: 'Ondoa vyote' },
  showRows: { en: 'Show list', sw: 'Onyesha orodha' },
  ascending: { en: '{column}, A to Z', sw: '{column}, A hadi Z' },
  descending: { en: '{column}, Z to A', sw: '{column}, Z hadi A' },
  lowest: { en: '{column}, lowest first', sw: '{column}, ndogo kwanza' },
  highest: { en: '{column}, highest first', sw: '{column}, kubwa kwanza' },
  oldest: { en: '{column}, oldest first', sw: '{column}, ya zamani kwanza' },
  newest: { en: '{column}, newest first', sw: '{column}, mpya kwanza' },
} as const satisfies Record<string, Words>;

export const SELECTED: CountedWords = {
  one: { en: '1 selected', sw: 'Imechaguliwa 1' },
  many: { en: '{n} selected', sw: 'Zimechaguliwa {n}' },
};
