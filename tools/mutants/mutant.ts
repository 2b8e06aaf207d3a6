/** One guard taken out of the product, and the tests that must notice. */
export interface Mutant {
  name: string;
  /** What the guard protects, in a sentence. */
  guard: string;
  tests: string[];
  patch: string;
}

/**
 * Reads a `*.patch` file: `Guard:` and one or more `Test:` lines, then a unified diff as `git diff` writes it.
 */
export function readMutant(name: string, text: string): Mutant {
  const guard = /^Guard: (.+)$/m.exec(text)?.[1];
  const tests = [...text.matchAll(/^Test: (\S+)$/gm)].map(([, test = '']) => test);
  const start = text.search(/^(?:diff --git|--- )/m);
  if (!guard || tests.length === 0 || start < 0) {
    throw new Error(`${name}.patch needs a line "Guard: …", a line "Test: …" and a diff.`);
  }
  return { name, guard, tests, patch: text.slice(start) };
}
