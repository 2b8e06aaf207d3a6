import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { enterLeave } from './leave/server/enter-leave.command.ts';
import { takeBackLeave } from './leave/server/take-back-leave.command.ts';
import { roleHooks } from './role/server/role.hooks.ts';
import { roleProposals } from './role/server/role-proposals.query.ts';
import { disableUser } from './user/server/disable-user.command.ts';
import { enableUser } from './user/server/enable-user.command.ts';
import { accessOfOwners } from './user/server/give-owners-access.ts';
import { givePassword } from './user/server/give-password.command.ts';
import { userHooks } from './user/server/user.hooks.ts';

export const employeeServer = defineServerModule({
  operations: [disableUser, enableUser, enterLeave, givePassword, roleProposals, takeBackLeave],
  hooks: { user: userHooks, role: roleHooks },
  brings: { branchOpeners: [accessOfOwners] },
});
