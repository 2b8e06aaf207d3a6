import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Stores as they are chosen, the default one first. */
export const CHOSEN_STORES = many({ id: f.id('store'), name: f.text(), is_default: f.flag() });
