import { readPaperCode } from '#core/paper-code.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { LinkUnknown } from '../../errors.ts';
import { takeAsking } from '../../login/server/guess-limits.ts';

/**
 * What somebody without a login is shown by the code of his link. Codes that lead nowhere are counted by address, so that none is
 * found by guessing.
 */
export async function foundByLink<F>(
  { database, call, input }: GuestContext<{ code: string }>,
  what: string,
  find: (code: string) => Promise<F | null>,
): Promise<{ code: string; found: F }> {
  const guess = await takeAsking(database.login, what, call.ip);
  const code = readPaperCode(input.code);
  const found = code ? await find(code) : null;
  if (!code || !found) throw LinkUnknown();
  await guess.returned();
  return { code, found };
}
