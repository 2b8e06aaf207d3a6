/** Why a case does not agree yet, and where in its story it may differ. */
export interface KnownDifference {
  why: string;
  /** The first event that may differ; what comes before agrees. */
  from: number;
}

/** The cases that the product does not hold yet. One that agrees is taken off the list, and none is put on it lightly. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, KnownDifference>> = {};
