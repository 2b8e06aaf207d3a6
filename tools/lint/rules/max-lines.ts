import type { Rule } from '../rule.ts';

/** A file is one thought that fits the head of whoever reads it. */
export const maxLines: Rule = {
  name: 'max-lines',
  reason: 'a long file holds several thoughts, and nobody finds the second',
  fix: 'move the next thought into a file named after it',
  *check(file) {
    if (!/\.(?:tsx?|mjs|cjs|css)$/.test(file.path) || file.path === 'packages/ui/theme/tokens.css') return;
    const lines = file.text.trimEnd().split('\n').length;
    const most = LIMITS.find(([path]) => path.test(file.path))?.[1] ?? 300;
    if (lines > most) yield { at: 0, what: `${lines} lines, of which ${most} are allowed here` };
  },
};

const LIMITS: readonly [path: RegExp, lines: number][] = [
  [/\.entity\.ts$/, 120],
  [/\.command\.ts$/, 120],
  [/\.screen\.tsx$/, 200],
];
