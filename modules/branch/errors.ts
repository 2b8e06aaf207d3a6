import { refusal } from '#core/errors.ts';

/** Documents of a branch refer to it for ever. */
export const BranchInUse = refusal('branch_in_use', 409, {
  en: 'This branch has documents or money in its books. Close it instead.',
  sw: 'Tawi hili lina hati au fedha kwenye vitabu vyake. Lifunge badala yake.',
});

export const BranchOfCall = refusal('branch_of_call', 409, {
  en: 'You are working in this branch right now. Switch to another one first.',
  sw: 'Unafanya kazi kwenye tawi hili sasa. Hamia tawi jingine kwanza.',
});
