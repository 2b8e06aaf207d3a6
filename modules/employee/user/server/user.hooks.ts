import type { Refusal } from '#core/errors.ts';
import { hashPassword } from '#server-kit/auth/password-hash.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { LastOwner, OutlastsToken, OwnAccess } from '../../errors.ts';
import type { Held } from '../../grant/envelope.rules.ts';
import {
  isSelf,
  personOf,
  refusalOf,
  refusalsOfPeople,
  refuseDraft,
} from '../../grant/server/check-grants.ts';
import { type AccessOfRow, accessOf, heldByActor, heldByPeople } from '../../grant/server/holdings.ts';
import { endOfGiven } from '../../password/given-password.rules.ts';
import { problemOfNewPassword } from '../../password/server/problem-of-new-password.ts';
import { usualNamesOf } from '../../role/server/usual-names.ts';
import { user } from '../user.entity.ts';
import { requireAccessRights } from './changed-access.ts';
import { endAccess } from './end-access.ts';
import { followNewLogin, isLoginChanged } from './new-login.ts';
import { requireAnOwner } from './require-an-owner.ts';
import { namesOf } from './set-password.ts';
import { markTakenNames } from './taken-names.ts';

/** Who may make and change whom, and with which rights (specification §6; reliability.md T4). */
export const userHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    for (const draft of drafts) {
      keepOwnAccess(context, draft);
      checkBranches(draft);
      await checkPassword(context, draft);
    }
    await markTakenNames(context, drafts);
    // A faulty field is the answer; who may grant what is only asked of rows that could be kept.
    const sound = drafts.filter(isSound);
    if (
      sound.some((draft) => (draft.before && isLoginChanged(draft.before, draft.row)) || isMadeOwner(draft))
    )
      requireProof(context);
    const narrowed = sound.filter(isOwnerNarrowed);
    if (narrowed.length)
      await requireAnOwner(
        context,
        narrowed.map(({ before }) => String(before?.id)),
      );
    await checkGrants(
      context,
      sound.filter(({ before }) => !before || !isSelf(context, before.id)),
    );
  },
  async afterCreate({ tx, clock }, made) {
    for (const { row, once } of made) {
      if (typeof once.password !== 'string') continue;
      await tx.query('select ctx.set_password($1, $2, $3)', [
        row.id,
        await hashPassword(once.password),
        endOfGiven(clock.now()),
      ]);
    }
  },
  async afterUpdate(context, changed) {
    for (const { before, after } of changed)
      if (isLoginChanged(before, after)) await followNewLogin(context, before, after);
  },
  afterDelete: (context, rows) =>
    endAccess(
      context,
      rows.map(({ id }) => String(id)),
    ),
  async beforeShow(context, rows) {
    const shown = workplaces(context);
    const called = await usualNamesOf(context, rows.flatMap(rolesIn));
    for (const row of rows)
      if (row.access)
        row.access = (row.access as ShownAccess[])
          .filter(({ branch_id }) => shown.includes(branch_id))
          .map((line) => ({ ...line, role_name: called.get(String(line.role_id)) ?? line.role_name }));
  },
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const { id } of rows) if (id === context.actor.user_id) refused.set(String(id), OwnAccess());
    for (const id of await ownersWithoutHeir(context, rows))
      if (!refused.has(id)) refused.set(id, LastOwner());
    for (const [id, refusal] of await refusalsOfPeople(context, rows, user.permissions.delete))
      if (!refused.has(id)) refused.set(id, refusal);
    return refused;
  },
};

/** A new owner could do all that a stolen session cannot, and for good (ASVS 7.5.1). */
function isMadeOwner({ before, row }: Draft): boolean {
  return row.account_type === 'owner' && before?.account_type !== 'owner';
}

type ShownAccess = AccessOfRow & { role_name?: string | null };

function rolesIn({ access }: Row): string[] {
  return accessOf({ access }).flatMap(({ role_id }) => role_id ?? []);
}

function keepOwnAccess(context: CommandContext, { row, before }: Draft): void {
  if (!before || !isSelf(context, before.id)) return;
  const isSame = JSON.stringify(accessOf(row)) === JSON.stringify(accessOf(before));
  if (row.account_type !== before.account_type || !isSame) throw OwnAccess();
}

/** Compares what each person held and is to hold with what the actor holds, whichever call asks for it. */
async function checkGrants(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  for (const { row, before } of drafts) requireAccessRights(context, accessOf(before), accessOf(row));
  const actor = await heldByActor(context);
  const held = await heldByPeople(
    context.tx,
    drafts.flatMap(({ row, before }) => [personOf(before ?? row), personOf(row)]),
  );
  for (const [place, draft] of drafts.entries()) {
    const [before, after] = [held[2 * place], held[2 * place + 1]];
    const needs = draft.before ? user.permissions.modify : user.permissions.create;
    const refusal =
      refusalOf(actor, { before: draft.before && before, after }, needs) ??
      refusalOfLogin(context, draft, before);
    if (refusal) refuseDraft(draft, refusal);
  }
}

/** With a password that it set, or a new number and a forgotten one, a token would become the person and outlast its end. */
function refusalOfLogin(
  { actor }: CommandContext,
  { row, sent, before }: Draft,
  held: Held | undefined,
): Refusal | null {
  if (!actor.token_id) return null;
  const isTaken = before
    ? held?.branches.size && isLoginChanged(before, row)
    : typeof sent.password === 'string';
  return isTaken ? OutlastsToken() : null;
}

/** Whether an owner is to be none, or to have less than everything somewhere: one with a role has only what it says. */
function isOwnerNarrowed({ row, before }: Draft): boolean {
  if (before?.account_type !== 'owner') return false;
  const everywhere = new Set(
    accessOf(row)
      .filter(({ role_id }) => role_id === null)
      .map(({ branch_id }) => branch_id),
  );
  return row.account_type !== 'owner' || accessOf(before).some(({ branch_id }) => !everywhere.has(branch_id));
}

function checkBranches(draft: Draft): void {
  const ids = accessOf(draft.row).map(({ branch_id }) => branch_id);
  if (new Set(ids).size < ids.length) addProblem(draft, 'access', { key: 'repeated' });
}

async function checkPassword({ tx }: CommandContext, draft: Draft): Promise<void> {
  const { password } = draft.sent;
  if (typeof password !== 'string') return;
  const { name, phone_number, email } = draft.row;
  const person = { name: String(name), phone_number: String(phone_number), email: String(email ?? '') };
  const problem = await problemOfNewPassword(password, await namesOf(tx, person));
  if (problem) addProblem(draft, 'password', problem);
}

async function ownersWithoutHeir(context: CommandContext, rows: readonly Row[]): Promise<string[]> {
  const owners = rows.filter(({ account_type }) => account_type === 'owner').map(({ id }) => String(id));
  if (owners.length === 0) return [];
  return requireAnOwner(context, owners).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'last_owner') return owners;
      throw error;
    },
  );
}
