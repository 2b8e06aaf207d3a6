/** The first sentence of an answer that is no success. */
export const FIELDS_NEED_ATTENTION = {
  en: 'Some fields need your attention.',
  sw: 'Baadhi ya sehemu zinahitaji kurekebishwa.',
};
export const WENT_WRONG = {
  en: 'Something went wrong on our side. Please give us this number: {reference}.',
  sw: 'Kuna hitilafu upande wetu. Tafadhali tupe namba hii: {reference}.',
};
