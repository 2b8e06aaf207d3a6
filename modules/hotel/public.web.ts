/** What the screens of modules after this one may use. */

export { hotelFiguresAnswer } from './booking/audit-day.answer.ts';
export { NIGHT_AUDIT } from './booking/night-audit.words.ts';
