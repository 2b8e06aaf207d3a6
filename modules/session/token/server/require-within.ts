import type { RowOf } from '#core/define-entity.ts';
import { excessOf, heldByActor, heldByUsers } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { TokenBeyondOwnAccess } from '../../errors.ts';
import { token } from '../token.entity.ts';
import { heldByToken } from './give-token.ts';

/** Throws `token_beyond_own_access` where one of the tokens holds more than the actor, or lives longer than he does as a token. */
export async function requireTokensWithin(
  context: CommandContext,
  tokens: readonly RowOf<typeof token>[],
): Promise<void> {
  if (tokens.length === 0) return;
  const held = await heldByActor(context);
  const makers = await heldByUsers(
    context.tx,
    tokens.flatMap(({ created_by }) => created_by ?? []),
  );
  for (const one of tokens) {
    const maker = makers.get(String(one.created_by)) ?? held;
    const asked = heldByToken(maker, { ...one, permissions: one.permissions ?? [] });
    if (excessOf(held, asked, token.permissions.delete)) throw TokenBeyondOwnAccess();
  }
}
