import type { AnyEntity } from '#core/define-entity.ts';
import { isId } from '#core/ids.ts';
import type { Workbook } from '../excel/cell.ts';
import { readWorkbook } from '../excel/read-workbook.ts';
import { NotFound } from '../http/errors.ts';
import { requireToo } from '../operation/asked-rights.ts';
import type { ActorContext } from '../operation/context.ts';
import { AlreadyImported } from './errors.ts';
import type { ImportChoice } from './import-choice.ts';
import { imports } from './import-tables.ts';
import { stayAlive } from './stay-alive.ts';

/** An import that somebody has begun and not ended, with its workbook. */
export interface SavedImport {
  id: string;
  entity: AnyEntity;
  fileName: string;
  file: Buffer;
  choice: ImportChoice | null;
  isChecked: boolean;
  /** Rows with what is wrong with them, as the last check found them. */
  faultyRows: readonly (readonly [row: number, reasons: string])[];
}

interface Kept {
  id: string;
  entity: string;
  file_name: string;
  file: Buffer | null;
  status: string;
  choice: string | null;
  is_checked: boolean;
  faulty_rows: string | null;
}

/** One's own import of this branch that is still open; of others nobody hears. Needs the right to create what it lists. */
export async function openImportOf(id: string, context: ActorContext): Promise<SavedImport> {
  const { tx, actor, branch } = context;
  const [kept] = isId(id)
    ? await tx.query<Kept>(
        `select id, entity, file_name, file, status, choice, is_checked, faulty_rows from ${imports.name}
         where id = $1 and user_id = $2 and branch_id = $3`,
        [id, actor.user_id, branch.id],
      )
    : [];
  if (!kept) throw NotFound();
  const entity = importedEntity(kept.entity, context);
  if (kept.status !== 'open' || !kept.file) throw AlreadyImported();
  return {
    id: kept.id,
    entity,
    fileName: kept.file_name,
    file: kept.file,
    choice: kept.choice === null ? null : JSON.parse(kept.choice),
    isChecked: kept.is_checked,
    faultyRows: JSON.parse(kept.faulty_rows ?? '[]'),
  };
}

/** The entity that is listed in a sheet; whoever may not create it has nothing to do with its imports. */
export function importedEntity(name: string, context: ActorContext): AnyEntity {
  const entity = context.services.registry.entities.find(
    (one) => one.name === name && one.calls.includes('import'),
  );
  if (!entity) throw NotFound();
  requireToo(context, entity.permissions.create);
  return entity;
}

/** Reads the workbook of an import again. It was read once when it came, so it is none that refuses to be. */
export function workbookOf({ file }: SavedImport, { tx }: ActorContext): Promise<Workbook> {
  return stayAlive(tx, () => readWorkbook(file));
}
