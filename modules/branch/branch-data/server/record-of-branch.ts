import type { CommandContext } from '#server-kit/operation/context.ts';
import { branch } from '../../branch/branch.entity.ts';

/** Writes into the activities what befell a branch as a whole, where no field of it changed. */
export async function recordOfBranch(context: CommandContext<unknown>, reason: string): Promise<void> {
  const { id, name } = context.branch;
  await context.services.activities.write(context, [
    { entity: branch.name, record_id: id, record_name: name, type: 'modification', changes: [], reason },
  ]);
}
