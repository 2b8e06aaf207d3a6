import type { Refusal } from '#core/errors.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import {
  AccountBeyondOwnAccess,
  BranchBeyondOwnAccess,
  CannotGrant,
  CannotWiden,
  HoldsMore,
  LimitBeyondOwn,
  OutlastsToken,
  StoreBeyondOwnAccess,
} from '../../errors.ts';
import { type Excess, excessOf, type Giver, type Held, outlastsGiver } from '../envelope.rules.ts';
import { accessOf, heldByActor, heldByPeople, type Person } from './holdings.ts';

/** What something held and is to hold; absent where it is new, or is to go. */
export interface GrantChange {
  before?: Held | undefined;
  after?: Held | undefined;
}

/**
 * Why the actor may not make a change, null where he may: what is to be held may not be more than he holds himself, and
 * nobody disables, deletes or changes whom he could not have made. A token takes from people and gives them nothing, for it
 * ends. `needs` is the right by which it is done.
 */
export function refusalOf(actor: Giver, { before, after }: GrantChange, needs?: string): Refusal | null {
  const had = before ? excessOf(actor, before, needs) : null;
  if (had) return had.what === 'account' ? AccountBeyondOwnAccess() : HoldsMore();
  const gets = after ? excessOf(actor, after, needs) : null;
  if (gets) return refusalOfExcess(gets);
  return after && outlastsGiver(actor, after, before) ? OutlastsToken() : null;
}

/** What is said of something that would hold more than its maker. */
export function refusalOfExcess(excess: Excess): Refusal {
  switch (excess.what) {
    case 'account':
      return AccountBeyondOwnAccess();
    case 'branch':
      return BranchBeyondOwnAccess();
    case 'rights':
      return CannotGrant(excess.lacked);
    case 'visibility':
      return CannotWiden();
    case 'stores':
      return StoreBeyondOwnAccess();
    case 'limit':
      return LimitBeyondOwn();
    case 'time':
      return OutlastsToken();
  }
}

/** Refuses to do something to people whom the actor could not have made, by the right it takes. */
export async function requireWithinOwnAccess(
  context: CommandContext,
  people: readonly Row[],
  needs: string,
): Promise<void> {
  if (people.length === 0) return;
  for (const refusal of (await refusalsOfPeople(context, people, needs)).values()) throw refusal;
}

/** Which of some people the actor could not have made, by id, and why they are not his to change. */
export async function refusalsOfPeople(
  context: CommandContext,
  people: readonly Row[],
  needs: string,
): Promise<Map<string, Refusal>> {
  const actor = await heldByActor(context);
  const held = await heldByPeople(context.tx, people.map(personOf));
  return new Map(
    people.flatMap((row, place): [string, Refusal][] => {
      const refusal = refusalOf(actor, { before: held[place] }, needs);
      return refusal ? [[String(row.id), refusal]] : [];
    }),
  );
}

/** Among many rows a refusal is what is wrong with one of them; the only one of a form is refused as such. */
export function refuseDraft(draft: Draft, refusal: Refusal): void {
  if (draft.sheetRow === undefined) throw refusal;
  const { code, words, data } = refusal;
  addProblem(draft, '', { key: code, words, params: data as Record<string, string | number> });
}

/** Whether somebody is the actor himself. A token is not its maker. */
export function isSelf({ actor }: Pick<CommandContext, 'actor'>, id: unknown): boolean {
  return id === actor.user_id && !actor.token_id;
}

export function personOf(row: Row): Person {
  return { accountType: String(row.account_type), access: accessOf(row) };
}
