import type { ActorContext } from '#server-kit/operation/context.ts';

/** A ledger of another module that goes along with the branch, for those who may read it. */
export interface TakenLedger {
  name: string;
  permission: string;
  /** All of the branch of the call, as the wire carries it, in the order in which it was written. */
  rows(context: ActorContext): AsyncIterable<object>;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    takenLedgers: TakenLedger;
  }
}
