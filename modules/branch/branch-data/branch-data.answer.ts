import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

const SIZE = { count: f.integer(), bytes: f.integer() };

/** How many records of each kind the branch has, and the room they take. */
export const branchDataAnswer = one({ entities: many({ entity: f.text(), ...SIZE }), ledgers: one(SIZE) });

/** What resets of the branch have left, to be put back, newest first. */
export const backupsAnswer = many({
  id: f.id('branch'),
  made_at: f.datetime(),
  restored_at: maybe(f.datetime()),
  records: f.integer(),
  made_by_name: maybe(f.text()),
});

/** How many records were put back. */
export const recordsAnswer = one({ records: f.integer() });

/** How many were taken away, and which backup holds them. */
export const resetAnswer = one({ backup_id: f.id('branch'), records: f.integer() });

export type BranchData = WireOf<typeof branchDataAnswer>;
export type Backup = WireOf<typeof backupsAnswer>[number];
