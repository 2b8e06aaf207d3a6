import { many, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { USUAL_ROLES } from './role.entity.ts';

/** Roles to start from, and the modules that the trade of the branch has no use for. */
export const roleProposalsAnswer = one({
  roles: many({ key: f.code(USUAL_ROLES), permissions: f.texts() }),
  unused_modules: f.texts(),
});

export type ProposedRole = WireOf<typeof roleProposalsAnswer>['roles'][number];
