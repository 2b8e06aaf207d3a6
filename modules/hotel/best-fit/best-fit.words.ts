/** What is said where a room is made free by moving others. */
export const BEST_FIT = {
  possible: {
    en: 'Room {room} is free once {count} bookings move',
    sw: 'Chumba {room} kitapatikana uhifadhi {count} ukihamishwa',
  },
  onlyOne: {
    en: 'Room {room} is free once one booking moves',
    sw: 'Chumba {room} kitapatikana uhifadhi mmoja ukihamishwa',
  },
  why: {
    en: 'Nights and prices stay the same; only the room changes.',
    sw: 'Usiku na bei zao zinabaki, chumba tu ndicho kinabadilika.',
  },
  fromTo: { en: 'Room {from} to room {to}', sw: 'Chumba {from} kwenda chumba {to}' },
  move: { en: 'Move them', sw: 'Wahamishe' },
  moveOne: { en: 'Move this booking', sw: 'Hamisha uhifadhi huu' },
  moved: { en: 'Room {room} is free for these nights', sw: 'Chumba {room} kinapatikana kwa siku hizi' },
  undo: { en: 'Undo', sw: 'Rudisha' },
} as const;
