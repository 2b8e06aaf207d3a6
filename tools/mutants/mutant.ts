/** One guard taken out of the product, and the tests that must notice. */
export interface Mutant {
  name: string;
  /** What the guard protects, in a sentence. */
  guard: string;
  tests: string[];
  /** The file that the guard stands in, from the root. */
  file: string;
  /** The guard as it stands there, once; and what stands there without it. */
  find: string;
  put: string;
}

/** A cell of a table: one line of text, or several. */
type Lines = string | string[];

/** A row of a table of mutants: as a mutant, with one test or several. */
interface Row {
  name: string;
  guard: string;
  test: string | string[];
  file: string;
  find: Lines;
  put: Lines;
}

/** Reads a table `mutants.json`. */
export function readMutants(text: string): Mutant[] {
  return (JSON.parse(text) as Row[]).map(({ name, guard, test, file, find, put }) => {
    const mutant = { name, guard, tests: [test].flat(), file, find: textOf(find), put: textOf(put) };
    if (!name || !guard || mutant.tests.length === 0 || !file || !mutant.find || mutant.find === mutant.put)
      throw new Error(`${name}: a mutant has a name, a guard, a test, a file, what to find and what to put.`);
    return mutant;
  });
}

function textOf(lines: Lines): string {
  return [lines].flat().join('\n');
}

/**
 * The text of its file without the guard.
 *
 * @throws Error where what it looks for does not stand there once, so that nobody takes away something else unseen.
 */
export function withoutGuard({ name, file, find, put }: Mutant, text: string): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${name} finds its guard ${places} times in ${file}.`);
  return text.replace(find, () => put);
}
