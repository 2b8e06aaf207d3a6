import { BEGIN } from './begin.words.ts';

/** The cash of a till is counted before the first sale and after the last one. */
export const myShift = { title: BEGIN.myShift, permission: 'create_sale' };
/** A sale is begun at the till, by whoever may make one. */
export const newSale = { title: BEGIN.newSale, permission: 'create_sale' };
