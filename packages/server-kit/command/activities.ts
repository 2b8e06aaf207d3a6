import type { ActorContext } from '../operation/context.ts';

/** One field of a record before and after an act, as the wire writes values. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** One act on one record. */
export interface ActivityRecord {
  entity: string;
  record_id: string;
  record_name: string | null;
  type: 'creation' | 'modification' | 'deletion' | 'reading';
  changes: readonly FieldChange[];
  reason?: string;
}

/** Where acts are written down. A module provides it, because the kit knows no business. */
export interface ActivityBook {
  /** Writes within the transaction of the command; there is no act without its record. */
  write(context: ActorContext, records: readonly ActivityRecord[]): Promise<void>;
  /** Name of whoever last changed a record; null where nobody knows. */
  lastActor(context: ActorContext, entity: string, id: string): Promise<string | null>;
}
