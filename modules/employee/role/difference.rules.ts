/** What one set of rights has beyond another, and what it has not of it. */
export interface Difference {
  more: ReadonlySet<string>;
  less: ReadonlySet<string>;
}

/** Answers what a role adds to another one, or to none (capabilities E6). */
export function differenceOf(given: ReadonlySet<string>, other: ReadonlySet<string>): Difference {
  return { more: given.difference(other), less: other.difference(given) };
}
