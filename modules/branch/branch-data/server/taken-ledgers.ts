import type { ActorContext } from '#server-kit/operation/context.ts';

/** A ledger of another module that goes along with the branch, for those who may read it. */
export interface TakenLedger {
  name: string;
  permission: string;
  /** All of the branch of the call, as the wire carries it, in the order in which it was written. */
  rows(context: ActorContext): AsyncIterable<object>;
}

const ledgers: TakenLedger[] = [];

/** Called once by a module, when its server half is loaded. */
export function addTakenLedger(ledger: TakenLedger): void {
  if (ledgers.some(({ name }) => name === ledger.name)) throw new Error(`There are two ${ledger.name}.`);
  ledgers.push(ledger);
}

export function takenLedgers(): readonly TakenLedger[] {
  return ledgers;
}
