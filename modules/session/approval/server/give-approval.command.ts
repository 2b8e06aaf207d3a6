import { InvalidFields } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { isId } from '#core/ids.ts';
import { approval } from '#modules/employee/approval/approval.entity.ts';
import { approversOf } from '#modules/employee/public.ts';
import { isPassword } from '#server-kit/auth/password-hash.ts';
import type { Database } from '#server-kit/db/database.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { CannotApprove, WrongPin } from '../../errors.ts';
import { takePin } from '../../login/server/guess-limits.ts';
import { approvalBody } from '../approval.body.ts';
import { APPROVAL } from '../approval.words.ts';

/**
 * Somebody who may do it himself approves it on the till of another, by his PIN: for one document and for so much. Who asked stays
 * logged in and does it; both are on record.
 */
export const giveApproval = (database: Database) =>
  defineCommand({
    name: 'approval.give',
    route: 'POST api/approval',
    permission: 'free_access',
    idempotency: 'none',
    fields: approvalBody.fields,
    async run(context) {
      const { tx, actor, branch, clock, input, language } = context;
      // A program has nobody beside it who could type anything.
      if (!actor.session_id) throw PermissionDenied();
      const { pin, ...asked } = input;
      if (!isId(asked.document)) throw new InvalidFields({ document: { key: 'not_id' } });
      const approvers = await approversOf(context, asked);
      if (!approvers.some(({ id }) => id === asked.approver_id)) throw CannotApprove();
      // Counted before it is looked at, and beside this transaction: a wrong one is taken back with it.
      const guess = await takePin(database.login, asked.approver_id);
      const pinOf = await database.login.pinOf(actor.business_id, asked.approver_id);
      if (!(await isPassword(pin, pinOf))) throw WrongPin();
      await guess.returned();
      await tx.insert(approval, { ...asked, branch_id: branch.id, date: today(clock, branch) });
      return say(APPROVAL.given, language);
    },
  });
