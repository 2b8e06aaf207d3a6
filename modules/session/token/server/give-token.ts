import { InvalidFields } from '#core/errors.ts';
import { rightsOfActor } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { issueToken, type WantedToken } from './issue-token.ts';

const LONGEST_LIFE_MS = 366 * 24 * 3600 * 1000;

/** Makes a token for a branch of the actor's, with rights that he holds there and an end within a year. */
export async function giveToken(
  context: CommandContext,
  database: Database,
  wanted: WantedToken,
): ReturnType<typeof issueToken> {
  const { actor, clock } = context;
  const held = (await rightsOfActor(context)).get(wanted.branch_id);
  if (!held || !actor.branch_ids.includes(wanted.branch_id))
    throw new InvalidFields({ branch_id: { key: 'not_found' } });
  const lacked = wanted.permissions.filter((permission) => !held.has(permission));
  if (lacked.length)
    throw new InvalidFields({
      permissions: { key: 'not_held', words: NOT_HELD, params: { name: lacked[0] ?? '' } },
    });
  const life = wanted.expires_at.getTime() - clock.now().getTime();
  if (life <= 0 || life > LONGEST_LIFE_MS)
    throw new InvalidFields({ expires_at: { key: 'token_life', words: LIFE } });
  return issueToken(context, database, wanted);
}

const NOT_HELD = {
  en: 'You do not have the permission {name} yourself.',
  sw: 'Wewe mwenyewe huna ruhusa {name}.',
};
const LIFE = {
  en: 'A token is valid for at most a year.',
  sw: 'Tokeni hutumika kwa muda usiozidi mwaka mmoja.',
};
