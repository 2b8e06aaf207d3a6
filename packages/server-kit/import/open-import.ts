import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import type { Workbook } from '../excel/cell.ts';
import type { CommandContext } from '../operation/context.ts';
import type { UploadedFile } from '../operation/operation.ts';
import { plainName } from './import-request.ts';
import { imports } from './import-tables.ts';
import { previewImport } from './preview-import.ts';

/** Imports that one may have begun; the one that lay longest makes room. */
const MOST_OPEN = 5;

/** What came with the call: the file, and what was read of it before the transaction. */
export interface OpenedFile {
  file: UploadedFile;
  workbook: Workbook;
}

/** Keeps a workbook, so that its import may be ended later or on another device, and says what it holds. */
export async function openImport(entity: AnyEntity, context: CommandContext): Promise<unknown> {
  const { tx, actor, branch } = context;
  const { file, workbook } = context.input as OpenedFile;
  const id = newId();
  const file_name = plainName(file.name);
  await tx.query(
    `insert into ${imports.name} (business_id, id, branch_id, user_id, entity, file_name, file, status, touched_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', $8)`,
    [
      ...[actor.business_id, id, branch.id, actor.user_id, entity.name],
      ...[file_name, Buffer.from(file.bytes), context.clock.now()],
    ],
  );
  tx.send(
    `delete from ${imports.name} where user_id = $1 and status = 'open' and id in (
       select id from ${imports.name} where user_id = $1 and status = 'open'
       order by touched_at desc, id desc offset $2)`,
    [actor.user_id, MOST_OPEN],
  );
  return {
    id,
    file_name,
    ...(await previewImport(entity, workbook, context)),
    choice: null,
    is_checked: false,
  };
}
