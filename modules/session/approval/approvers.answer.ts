import { many, maybe, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Who may approve: his name, and what he is here. */
export const approversAnswer = many({ id: f.id('user'), name: f.text(), role: maybe(f.text()) });

export type ApproverToChoose = WireOf<typeof approversAnswer>[number];
