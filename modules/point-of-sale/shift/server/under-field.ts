import { InvalidFields } from '#core/errors.ts';

/** Says what is wrong with the other account of a transfer by the field in which whoever counts has named it. */
export async function underField(field: string, moved: Promise<void>): Promise<void> {
  try {
    await moved;
  } catch (error) {
    if (!(error instanceof InvalidFields) || !error.problems.to_account_id) throw error;
    const { to_account_id, ...others } = error.problems;
    throw new InvalidFields({ ...others, [field]: to_account_id });
  }
}
