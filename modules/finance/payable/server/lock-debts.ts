import type { RowOf } from '#core/define-entity.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import type { Source } from './documents.ts';

/** A debt as its row holds it, with the branch in which it stands. */
export type DebtRow = RowOf<typeof debt> & { branch_id: string };

/** The debt that a document left open, locked. */
export async function lockDebtOf(tx: Work, { kind, id }: Source): Promise<DebtRow | undefined> {
  const [owed] = await lockDebtsOf(tx, kind, [id]);
  return owed;
}

/** The debts that documents of one kind left open, locked in the order of their ids; the kind is the name of an entity. */
export async function lockDebtsOf(tx: Work, kind: string, ids: readonly string[]): Promise<DebtRow[]> {
  return tx.query<DebtRow>(
    `select * from ${debt.table} where source_kind = '${kind}' and source_id = any($1) and deleted_at is null
     order by id for no key update`,
    [ids],
  );
}

/** Debts of any branch, locked in the order of their ids. */
export async function lockDebts(tx: Work, ids: readonly string[]): Promise<DebtRow[]> {
  return tx.query<DebtRow>(
    `select * from ${debt.table} where id = any($1) and deleted_at is null order by id for no key update`,
    [ids],
  );
}
