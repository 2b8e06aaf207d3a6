import { allowed } from '#core/permissions.ts';
import type { QueryContext } from '../operation/context.ts';
import { imports } from './import-tables.ts';
import { choiceWithin } from './remembered.ts';
import { importedEntity } from './saved-import.ts';

const MOST_SHOWN = 50;

interface Listed {
  id: string;
  file_name: string;
  status: 'open' | 'done' | 'undone';
  choice: string | null;
  is_checked: boolean;
  rows: number | null;
  created: number | null;
  updated: number | null;
  skipped: number | null;
  touched_at: Date;
  done_at: Date | null;
  undone_at: Date | null;
  by: string | null;
  is_here: boolean;
}

/**
 * Imports of an entity: one's own that were left before their end, and those of the business that are done, with what
 * their columns meant. Only those of this branch can be taken back from here.
 */
export async function listImports(name: string, context: QueryContext) {
  const { tx, actor, branch, services } = context;
  const entity = importedEntity(name, context);
  const people = services.registry.entity('user').table;
  const rows = await tx.query<Listed>(
    `(select i.id, i.file_name, i.status, i.choice, i.is_checked, i.rows, i.created, i.updated, i.skipped,
             i.touched_at, i.done_at, i.undone_at, u.name as by, true as is_here
      from ${imports.name} i left join ${people} u on u.business_id = i.business_id and u.id = i.user_id
      where i.entity = $1 and i.status = 'open' and i.user_id = $2 and i.branch_id = $3 order by i.touched_at desc)
     union all
     (select i.id, i.file_name, i.status, i.choice, i.is_checked, i.rows, i.created, i.updated, i.skipped,
             i.touched_at, i.done_at, i.undone_at, u.name as by, i.branch_id = $3 as is_here
      from ${imports.name} i left join ${people} u on u.business_id = i.business_id and u.id = i.user_id
      where i.entity = $1 and i.done_at is not null order by i.done_at desc limit ${MOST_SHOWN})`,
    [entity.name, actor.user_id, branch.id],
  );
  const mayUndo = ({ created, updated, status, is_here }: Listed) =>
    status === 'done' &&
    is_here &&
    (!created || allowed(actor, entity.permissions.delete)) &&
    (!updated || allowed(actor, entity.permissions.modify));
  return rows.map(({ choice, touched_at, done_at, undone_at, is_here, ...row }) => ({
    ...row,
    touched_at: touched_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    may_undo: mayUndo({ ...row, choice, touched_at, done_at, undone_at, is_here }),
    choice: choice && row.status !== 'open' ? choiceWithin(JSON.parse(choice), entity, context) : null,
  }));
}
