/** Numbers that look random and are the same for the same seed. */
export interface Numbers {
  /** A whole number from 0 to one below the limit. */
  below(limit: number): number;
  /** Whether something happens that happens so many times in a hundred. */
  happens(percent: number): boolean;
  oneOf<T>(choices: readonly T[]): T;
}

const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** A row of numbers of its own (Lehmer), so that what one branch does changes nothing in another. */
export function numbersFrom(seed: number): Numbers {
  let state = (Math.abs(Math.trunc(seed)) % (MODULUS - 1)) + 1;
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return (state - 1) / (MODULUS - 1);
  };
  for (let warmUp = 0; warmUp < 5; warmUp += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (percent) => below(100) < percent,
    oneOf<T>(choices: readonly T[]) {
      if (choices.length === 0) throw new Error('there is nothing to choose from');
      return choices[below(choices.length)] as T;
    },
  };
}
