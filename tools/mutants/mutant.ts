/** One guard taken out of the product, and the tests that must notice. */
export interface Mutant {
  name: string;
  /** Where the patch lies, from the root. */
  file: string;
  /** What the guard protects, in a sentence. */
  guard: string;
  tests: string[];
  /** The files that the guard is taken out of. */
  targets: string[];
  patch: string;
}

/**
 * Reads a `*.patch` file: `Guard:` and one or more `Test:` lines, then a unified diff as `git diff` writes it.
 */
export function readMutant(name: string, text: string, file = `${name}.patch`): Mutant {
  const guard = /^Guard: (.+)$/m.exec(text)?.[1];
  const tests = [...text.matchAll(/^Test: (\S+)$/gm)].map(([, test = '']) => test);
  const start = text.search(/^(?:diff --git|--- )/m);
  if (!guard || tests.length === 0 || start < 0) {
    throw new Error(`${file} needs a line "Guard: …", a line "Test: …" and a diff.`);
  }
  const patch = text.slice(start);
  const targets = [...patch.matchAll(/^(?:---|\+\+\+) [ab]\/(\S+)/gm)].map(([, path = '']) => path);
  return { name, file, guard, tests, targets: [...new Set(targets)], patch };
}
