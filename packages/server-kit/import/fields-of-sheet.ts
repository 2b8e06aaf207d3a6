import type { AnyEntity } from '#core/define-entity.ts';
import { importFields, type SheetField } from '#core/derive/sheet.ts';
import type { Rightful } from '#core/permissions.ts';
import { isOn } from '../http/present.ts';
import type { BranchOfCall } from '../operation/caller.ts';

/** Who imports, and into which branch. */
export interface ImportPlace {
  actor: Rightful;
  branch: Pick<BranchOfCall, 'settings'>;
}

/** What a sheet may fill: the fields that the caller may write and that his branch uses. */
export function fieldsOfSheet(entity: AnyEntity, { actor, branch }: ImportPlace): SheetField[] {
  return importFields(entity, actor).filter(({ field }) => isOn(field, branch));
}

/** What the branch has switched off, such as expiry dates: a column of it is not read, and nothing in it is at fault. */
export function fieldsOff(entity: AnyEntity, { actor, branch }: ImportPlace): SheetField[] {
  return importFields(entity, actor).filter(({ field }) => !isOn(field, branch));
}
