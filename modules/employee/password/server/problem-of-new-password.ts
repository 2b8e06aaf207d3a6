import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Problem } from '#core/errors.ts';
import { COMMON_PASSWORDS } from '../common-passwords.ts';
import { namesIn, problemOfPassword } from '../password.rules.ts';
import { PASSWORD_TEXTS } from '../password.words.ts';

/** Tries that a thief with the table of hashes makes in some days; a lock on guesses at the login stands before that. */
const FEWEST_GUESSES = 1e8;

/** What is longer is no easier to guess, and costs more to look at. */
const LONGEST_LOOKED_AT = 80;

/**
 * What is wrong with a new password of somebody, or nothing: the rule that the screens know as well, and then the shapes
 * that programs which guess passwords try first, by a library that collects them (rows of keys, names, dates, leaked ones).
 */
export async function problemOfNewPassword(
  password: string,
  own: readonly string[] = [],
): Promise<Problem | null> {
  const problem = problemOfPassword(password, own);
  if (problem) return problem;
  const { guesses, feedback } = (await estimator()).check(password.slice(0, LONGEST_LOOKED_AT), namesIn(own));
  if (guesses >= FEWEST_GUESSES) return null;
  const words = feedback.warning === 'keyPattern' ? PASSWORD_TEXTS.keys : PASSWORD_TEXTS.guessed;
  return { key: 'password_guessed', words };
}

let opened: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries take half a second to read, so they are read when the first password is chosen. */
function estimator(): Promise<ZxcvbnFactory> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary, here: [...COMMON_PASSWORDS] },
  });
}
