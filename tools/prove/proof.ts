/** What a `*.prove.ts` file exports: a claim of reliability.md that takes too long for every test run. */
export interface Proof {
  /** `import-bombs`, `oversell`. */
  name: string;
  /**
   * Tries to break the claim and answers what was counted; throws when it broke. `size` is 1 at full size, less for a
   * quick look; the same seed does the same again.
   */
  run(size: number, seed: number): Promise<string>;
}
