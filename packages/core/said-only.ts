/** Of what a body holds only what was said, for whom what is left out has a meaning of its own. */
export function saidOnly<T extends object>(input: T): SaidOnly<T> {
  const said = Object.entries(input).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as SaidOnly<T>;
}

type SaidOnly<T> = { [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]> } & {
  [K in keyof T as null extends T[K] ? never : K]: T[K];
};
