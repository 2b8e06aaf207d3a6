/** What the modules after this one may call: rights, passwords of people, what they approve, and where they are logged in. */
export type { AskedApproval } from './approval/approval-acts.rules.ts';
export { ApprovalOrRight, askedOnWire } from './approval/server/approval-needed.ts';
export { type Approver, approvedBy } from './approval/server/approved-by.ts';
export { approversOf } from './approval/server/approvers-of.ts';
export { DEVICE_CONDITIONS, type DeviceCondition } from './device/device-conditions.ts';
export { OnLeave, OwnFactorFirst } from './errors.ts';
export { excessOf, type Giver, type Held, type Holding } from './grant/envelope.rules.ts';
export { isSelf, requireWithinOwnAccess } from './grant/server/check-grants.ts';
export {
  heldByActor,
  heldByUsers,
  holdingsOfActor,
  holdsRight,
  rightsOfActor,
} from './grant/server/holdings.ts';
export { LEAVE_KIND } from './leave/server/enter-leave.command.ts';
export { endOfGiven } from './password/given-password.rules.ts';
export { LONGEST_PASSWORD, problemOfPassword } from './password/password.rules.ts';
export { limitsOf, orderLimitOf } from './role/server/limits-of.ts';
export { makeUsualRoles } from './role/server/make-usual-roles.ts';
export { VISIBILITY_OF_ROLE } from './role/server/visibility-of-role.ts';
export { roleTextIn } from './role/usual-role-words.ts';
export { rightsIn } from './user/granting.rules.ts';
export { hasSecondFactor } from './user/server/has-second-factor.ts';
export { ownsBusiness } from './user/server/owns-business.ts';
export { type PersonOfBranch, peopleOfBranch, roleNameOf } from './user/server/people-of-branch.ts';
export { setPassword } from './user/server/set-password.ts';
export { storesOfBranchesAnswer } from './user/stores-of-branches.answer.ts';
