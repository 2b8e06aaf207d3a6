import type { ActorContext } from '#server-kit/operation/context.ts';

/** Whether the actor, or whoever made the token that acts, is asked for a second factor when he logs in. */
export async function hasSecondFactor({ tx }: Pick<ActorContext, 'tx'>): Promise<boolean> {
  const [own] = await tx.query<{ is_on: boolean }>('select ctx.has_second_factor() as is_on');
  return own?.is_on === true;
}
