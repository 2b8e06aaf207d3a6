import { addProblem } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { CARGO_STATUSES } from '../cargo.entity.ts';
import { CARGO_TEXTS } from '../cargo.words.ts';

const [WAITS] = CARGO_STATUSES;

/** What its papers and its freight say of a cargo; who receives it, and when, is said until it has arrived. */
const CARRIED = [
  ...['customer_id', 'title', 'weight', 'volume', 'quantity', 'unit', 'value', 'price'],
  ...['origin', 'destination', 'pickup_from', 'pickup_until'],
] as const;

/** A cargo that is on the way or has arrived stays what was loaded. */
export const cargoHooks: EntityHooks = {
  async beforeSave(_context, drafts) {
    for (const draft of drafts) {
      const { row, before } = draft;
      if (!before || before.status === WAITS) continue;
      for (const key of CARRIED)
        if (String(row[key] ?? '') !== String(before[key] ?? ''))
          addProblem(draft, key, { key: 'cargo_is_loaded', words: CARGO_TEXTS.isLoaded });
    }
  },
};
