import type { ProjectFile, Tree } from './tree.ts';

/** Where a rule is broken: the place in the text, and what stands there. */
export interface Offence {
  at: number;
  what: string;
}

/** A law of CONTRIBUTING.md that a program can hold. */
export interface Rule {
  name: string;
  /** Why the rule is there: what goes wrong without it. */
  reason: string;
  /** What to write instead. */
  fix: string;
  check(file: ProjectFile, tree: Tree): Iterable<Offence>;
}

export interface Finding {
  file: string;
  line: number;
  rule: Rule;
  what: string;
}
