/** Sentences of writing records: values that repeat, and states that do not allow it. */
export const ALSO_IN_ROW = { en: 'This is also in row {n}.', sw: 'Hii ipo pia kwenye safu ya {n}.' };
export const STATE_ALLOWS_NO_CHANGE = {
  en: 'This {one} is {state} and can no longer be changed.',
  sw: 'Rekodi hii haiwezi kubadilishwa tena: hali yake ni {state}.',
};
export const STATE_ALLOWS_NO_DELETION = {
  en: 'This {one} is {state} and cannot be deleted.',
  sw: 'Rekodi hii haiwezi kufutwa: hali yake ni {state}.',
};
export const STATE_ALLOWS_NO_TRANSITION = {
  en: 'This cannot be done now: the {one} is {state}.',
  sw: 'Hili haliwezi kufanyika sasa: hali ni {state}.',
};
export const STILL_NEEDED_SO = {
  en: 'Documents that are still open need this as it is: {where}.',
  sw: 'Hati zilizo wazi bado zinahitaji hii ibaki ilivyo: {where}.',
};
