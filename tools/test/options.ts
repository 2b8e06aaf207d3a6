import { parseArgs } from 'node:util';
import { LaunchRefused } from '../launch/launch-refused.mjs';

/** What somebody asked of `npm test` or `npm run check`. */
export interface Options {
  /** The whole of what is otherwise chosen. */
  everything: boolean;
  /** Only what a change can have broken. */
  changed: boolean;
  withBrowser: boolean;
  /** Decides what is chosen; the same number chooses the same. */
  seed: number;
  /** Whether the seconds of the flows that ran are written down, for what a later run has time for. */
  recordsSeconds: boolean;
  /** The commit that a change is measured from, where somebody names one. */
  since: string | undefined;
}

/** Reads the words behind `npm test --`. Refuses one that it does not know. */
export function readOptions(words: readonly string[], aSeed = 0): Options {
  const values = read(words);
  const seed = Number(values.seed ?? aSeed);
  if (!Number.isSafeInteger(seed))
    throw new LaunchRefused(`--seed takes a whole number, not ${values.seed}.`);
  return {
    everything: values.everything,
    changed: values.changed,
    withBrowser: !values['without-browser'],
    seed,
    recordsSeconds: values['record-seconds'],
    since: values.since,
  };
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new LaunchRefused(`${(error as Error).message} Known are ${known.join(', ')}.`);
  }
}

const OPTIONS = {
  everything: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  'without-browser': { type: 'boolean', default: false },
  'record-seconds': { type: 'boolean', default: false },
  seed: { type: 'string' },
  since: { type: 'string' },
} as const;
