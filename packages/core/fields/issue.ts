import { z } from 'zod';
import type { Problem } from '../errors.ts';

/** A schema from a plain reader: it answers the stored value or `problem(...)`. Keeps kinds free of zod's corners. */
export function readWith<T>(base: z.ZodType<unknown>, read: (wire: never) => T | ProblemFound): z.ZodType<T> {
  return base.transform((wire, context): T => {
    const result = read(wire as never);
    if (!(result instanceof ProblemFound)) return result;
    context.issues.push({ code: 'custom', message: result.problem.key, params: result.problem, input: wire });
    return z.NEVER;
  });
}

/** Marks what a reader refuses, so that a refused value is never taken for a read one. */
export class ProblemFound {
  readonly problem: Problem;
  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** The answer of a reader that refuses a value, with what fills the places of the sentence. */
export function problem(key: string, params?: Problem['params']): ProblemFound {
  return new ProblemFound(params ? { key, params } : { key });
}
