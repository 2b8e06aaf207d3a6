/** The list of rooms for whoever cleans them. */
export const HOUSEKEEPING_WORDS = {
  title: { en: 'Housekeeping', sw: 'Usafi wa vyumba' },
  allClean: { en: 'Every room is clean', sw: 'Vyumba vyote ni visafi' },
  floor: { en: 'Floor {floor}', sw: 'Ghorofa {floor}' },
  rooms: { en: 'Rooms', sw: 'Vyumba' },
  first: { en: 'Guest comes today', sw: 'Mgeni anakuja leo' },
  inHouse: { en: 'Guest in house', sw: 'Mgeni yupo' },
  free: { en: 'Free', sw: 'Hakina mgeni' },
  closed: { en: 'Out of use', sw: 'Hakitumiki' },
  start: { en: 'Start', sw: 'Anza' },
  done: { en: 'Done', sw: 'Tayari' },
  inspect: { en: 'Inspect', sw: 'Kagua' },
  undo: { en: 'Undo', sw: 'Tengua' },
  now: { en: 'Room {room}: {care}', sw: 'Chumba {room}: {care}' },
  empty: { en: 'No rooms yet', sw: 'Bado hakuna vyumba' },
} as const;

/** How many rooms somebody still has to clean. */
export const LEFT_TO_CLEAN = {
  one: { en: '{n} room left to clean', sw: 'Chumba {n} bado kusafishwa' },
  many: { en: '{n} rooms left to clean', sw: 'Vyumba {n} bado kusafishwa' },
} as const;
