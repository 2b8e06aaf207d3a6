import { AlreadyStarted } from '../../errors.ts';

/** Two people who press the button at once take turns: the second one finds that somebody can log in already. */
export async function requireNobody(
  tx: { query(text: string): Promise<unknown> },
  isSomebody: () => Promise<boolean>,
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('onepos first start'))");
  if (await isSomebody()) throw AlreadyStarted();
}
