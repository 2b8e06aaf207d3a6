import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The stores of all branches in which the caller may list them. */
export const storesOfBranchesAnswer = many({ id: f.id('store'), name: f.text(), branch_id: f.id('branch') });
