import { refusal } from './errors.ts';

const IllegalTransition = refusal<{ from: string; to: string }>('illegal_transition', 409, {
  en: 'This cannot go from “{from}” to “{to}”.',
  sw: 'Hii haiwezi kutoka “{from}” kwenda “{to}”.',
});

export type Transitions<S extends string> = Readonly<Record<S, { to: readonly S[] }>>;

/** The states of a document and which follows which, as one table that a product person can read and correct. */
export function defineStates<const F extends string, const S extends string>(
  field: F,
  transitions: Transitions<S>,
) {
  return {
    field,
    transitions,
    /** The change that moves a row on, or the refusal `illegal_transition`. */
    move(row: Readonly<Record<F, string>>, to: S): Record<F, S> {
      const from = row[field] as S;
      if (!transitions[from]?.to.includes(to)) throw IllegalTransition({ from, to });
      return { [field]: to } as Record<F, S>;
    },
  };
}
