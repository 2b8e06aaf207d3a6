import type { Refusal } from '#core/errors.ts';
import { hashPassword } from '#server-kit/auth/password-hash.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { AccountOutOfReach, LastOwner, OwnAccess } from '../../errors.ts';
import { problemOfPassword } from '../../password/password.rules.ts';
import { mayMakeAccount } from '../account-type.rules.ts';
import { type AccessOfRow, checkAccess, checkLoginsInReach } from './check-access.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { markTakenNames } from './taken-names.ts';

/** Who may make and change whom, and with which rights (specification §6; reliability.md T4). */
export const userHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    for (const draft of drafts) {
      checkReach(context, draft);
      checkBranches(draft);
      checkPassword(draft);
    }
    await markTakenNames(context, drafts);
    // A faulty field is the answer; who may grant what is only asked of rows that could be kept.
    const sound = drafts.filter(isSound);
    await checkLoginsInReach(
      context,
      sound
        .filter(({ before }) => before && before.id !== context.actor.user_id)
        .filter(({ row, before }) => LOGINS.some((column) => row[column] !== before?.[column]))
        .map(({ before }) => ({ accountType: String(before?.account_type), access: linesOf(before) })),
    );
    await checkAccess(
      context,
      sound.map(({ row, before }) => ({
        accountType: String(row.account_type),
        before: linesOf(before),
        after: linesOf(row),
      })),
    );
    const demoted = sound.filter(
      ({ row, before }) => before?.account_type === 'owner' && row.account_type !== 'owner',
    );
    if (demoted.length)
      await keepAnOwner(
        context,
        demoted.map(({ before }) => String(before?.id)),
      );
  },
  async afterCreate({ tx }, made) {
    for (const { row, once } of made) {
      if (typeof once.password !== 'string') continue;
      await tx.query('select ctx.set_password($1, $2)', [row.id, await hashPassword(once.password)]);
    }
  },
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      if (row.id === context.actor.user_id) refused.set(String(row.id), OwnAccess());
      else if (!mayMakeAccount(context.actor.account_type, String(row.account_type)))
        refused.set(String(row.id), AccountOutOfReach());
    }
    for (const id of await ownersWithoutHeir(context, rows))
      if (!refused.has(id)) refused.set(id, LastOwner());
    return refused;
  },
};

const LOGINS = ['phone_number', 'email'];

function checkReach({ actor }: CommandContext, { row, before }: Draft): void {
  if (before?.id === actor.user_id) {
    if (row.account_type !== before.account_type || !isSame(linesOf(row), linesOf(before))) throw OwnAccess();
    return;
  }
  const types = [row.account_type, ...(before ? [before.account_type] : [])];
  if (types.some((type) => !mayMakeAccount(actor.account_type, String(type)))) throw AccountOutOfReach();
}

function checkBranches(draft: Draft): void {
  const ids = linesOf(draft.row).map(({ branch_id }) => branch_id);
  if (new Set(ids).size < ids.length) addProblem(draft, 'access', { key: 'repeated' });
}

function checkPassword(draft: Draft): void {
  const { password } = draft.sent;
  if (typeof password !== 'string') return;
  const own = [draft.row.name, draft.row.phone_number, draft.row.email].filter(
    (name) => typeof name === 'string',
  );
  const problem = problemOfPassword(password, own);
  if (problem) addProblem(draft, 'password', problem);
}

async function ownersWithoutHeir(context: CommandContext, rows: readonly Row[]): Promise<string[]> {
  const owners = rows.filter(({ account_type }) => account_type === 'owner').map(({ id }) => String(id));
  if (owners.length === 0) return [];
  return keepAnOwner(context, owners).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'last_owner') return owners;
      throw error;
    },
  );
}

function linesOf(row: Row | undefined): AccessOfRow[] {
  return ((row?.access ?? []) as AccessOfRow[]).map(({ branch_id, role_id, store_ids }) => ({
    branch_id,
    role_id: role_id ?? null,
    store_ids: store_ids ?? [],
  }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
