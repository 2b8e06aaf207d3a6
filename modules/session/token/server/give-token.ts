import { InvalidFields, type Problems } from '#core/errors.ts';
import { FULL_VISIBILITY } from '#core/visibility.ts';
import { excessOf, type Giver, type Held, heldByActor } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { token } from '../token.entity.ts';
import { TOKEN_TEXTS } from '../token.words.ts';
import { issueToken, type WantedToken } from './issue-token.ts';

const LONGEST_LIFE_MS = 366 * 24 * 3600 * 1000;

/**
 * Makes a token with an end within a year that holds no more than the actor: neither rights, nor branches, nor time where
 * he is a token himself. `needs` is the right by which it is made; it must be held in each of its branches.
 */
export async function giveToken(
  context: CommandContext,
  database: Database,
  wanted: WantedToken,
  needs?: string,
): ReturnType<typeof issueToken> {
  const actor = await heldByActor(context);
  for (const branchId of branchesOf(wanted)) {
    const problems = problemsIn(actor, wanted, branchId, needs);
    if (problems) throw new InvalidFields(problems);
  }
  const life = wanted.expires_at.getTime() - context.clock.now().getTime();
  if (life <= 0 || life > LONGEST_LIFE_MS)
    throw new InvalidFields({ expires_at: { key: 'token_life', words: TOKEN_TEXTS.life } });
  // Whoever revokes a token takes those that it made: held, it makes none meanwhile.
  if (context.actor.token_id) await context.tx.lock(token, context.actor.token_id);
  return issueToken(context, database, wanted);
}

/** Every branch in which a token works, its own first. */
export function branchesOf({
  branch_id,
  branch_ids,
}: Pick<WantedToken, 'branch_id' | 'branch_ids'>): string[] {
  return [...new Set([branch_id, ...(branch_ids ?? [])])];
}

/** What a token holds. Documents, stores and limits are those of its maker, at every moment. */
export function heldByToken(
  actor: Held,
  { permissions, expires_at, ...where }: Omit<WantedToken, 'name'>,
): Held {
  const holdings = branchesOf(where).map((id) => {
    const { visibility = FULL_VISIBILITY, stores = [], orderLimit = null } = actor.branches.get(id) ?? {};
    return [id, { rights: new Set(permissions), visibility, stores, orderLimit }] as const;
  });
  return { accountType: 'employee', branches: new Map(holdings), until: expires_at };
}

function problemsIn(actor: Giver, wanted: WantedToken, branchId: string, needs?: string): Problems | null {
  const held = heldByToken(actor, { ...wanted, branch_id: branchId, branch_ids: [] });
  const excess = excessOf(actor, held, needs);
  if (!excess) return null;
  if (excess.what === 'time') return { expires_at: { key: 'outlasts_token', words: TOKEN_TEXTS.outlasts } };
  if (excess.what === 'rights')
    return {
      permissions: { key: 'not_held', words: TOKEN_TEXTS.notHeld, params: { name: excess.lacked[0] ?? '' } },
    };
  const place = branchId === wanted.branch_id ? 'branch_id' : 'branch_ids';
  return { [place]: { key: 'not_found' } };
}
