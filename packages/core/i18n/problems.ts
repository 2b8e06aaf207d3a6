import type { Problem } from '../errors.ts';
import { type Language, say, type Words } from './language.ts';
import { PROBLEMS } from './problems.words.ts';

/** The sentence of a problem, from `PROBLEMS` or, for a rule of a module, the words that it came with. */
export function sayProblem(problem: Problem, language: Language): string {
  const own: Readonly<Record<string, Words>> = PROBLEMS;
  return say(problem.words ?? own[problem.key] ?? PROBLEMS.wrong_form, language, problem.params);
}
