import type { CommandContext } from '#server-kit/operation/context.ts';

/** Writes what became of a request into the activities of the business that was asked. */
export async function noteGrant(
  context: CommandContext,
  id: string,
  state: { before: string; after: string },
): Promise<void> {
  const [grant] = await context.tx.query<{ person: string; reason: string; state: string }>(
    'select person, reason, state from ctx.support_here() where id = $1',
    [id],
  );
  await context.services.activities.write(context, [
    {
      entity: 'support-access',
      record_id: id,
      record_name: grant?.person ?? null,
      type: 'modification',
      changes: [{ field: 'state', before: state.before, after: grant?.state ?? state.after }],
      ...(grant ? { reason: grant.reason } : {}),
    },
  ]);
}
