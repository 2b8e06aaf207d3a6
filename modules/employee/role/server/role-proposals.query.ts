import { z } from 'zod';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERMISSION_GROUPS } from '../../../permissions.ts';
import { role } from '../role.entity.ts';
import { roleProposalsAnswer } from '../role-proposals.answer.ts';
import { isModuleUsed, usualRoles } from '../usual-roles.ts';

/** What the form of a role begins with in the branch of the call: roles to start from, and the modules its trade has no use for. */
export const roleProposals = defineQuery({
  name: 'role.proposals',
  route: 'GET api/role/proposals',
  permission: role.permissions.list,
  input: z.strictObject({}),
  answers: roleProposalsAnswer,
  async run({ tx, branch }) {
    const [here] = await tx.query<{ business_type: string }>(
      `select business_type from ${branchEntity.table} where id = $1`,
      [branch.id],
    );
    const type = here?.business_type ?? 'other';
    return {
      roles: usualRoles(type).map(({ key, permissions }) => ({ key, permissions })),
      unused_modules: PERMISSION_GROUPS.map(({ module }) => module).filter(
        (module) => !isModuleUsed(module, type),
      ),
    };
  },
});
