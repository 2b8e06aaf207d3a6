import { timingSafeEqual } from 'node:crypto';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { AlreadyStarted, SetupCodeNeeded, WrongSetupCode } from '../../errors.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';

/** Nothing that looks like another: it is read off a terminal and typed on a phone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'; // cspell:disable-line
const LENGTH = 8;

/**
 * The code that shows who set this server up: `K7QD-3MXR`, about 40 bits. It follows from the server's key, so that several
 * servers of one installation and the command line know the same and none has to be kept.
 */
export function setupCodeOf(serverKey: ServerKey): string {
  const fair = 256 - (256 % LETTERS.length);
  const code = [...keyFor('setup code', serverKey)]
    .filter((byte) => byte < fair)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .slice(0, LENGTH)
    .join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Whether a call has to bring the code: only who sits at the machine of the server need not. */
export const asksCode = ({ call }: Pick<GuestContext, 'call'>) => !call.isLocal;

/**
 * Refuses whoever would set up this installation from elsewhere and does not know its code. Once somebody can log in to a
 * business that is no sample, nobody learns here whether a code is right.
 */
export async function requireSetupCode(
  context: GuestContext,
  serverKey: ServerKey,
  typed: string | undefined,
): Promise<void> {
  const { database, call } = context;
  if (await database.samples.hasOwnLogins()) throw AlreadyStarted();
  if (!asksCode(context)) return;
  if (!typed?.trim()) throw SetupCodeNeeded();
  const guess = await takeGuess(database.login, 'setup code', '', call.ip);
  if (!isCode(typed, setupCodeOf(serverKey))) throw WrongSetupCode();
  await guess.returned();
}

function isCode(typed: string, right: string): boolean {
  const [given, wanted] = [typed, right].map((code) =>
    Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  );
  return given?.length === wanted?.length && timingSafeEqual(given as Buffer, wanted as Buffer);
}
