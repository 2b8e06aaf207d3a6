import { ATTACHED_FILE } from '#core/attached-file.ts';
import { entityNamed } from '#core/define-module.ts';
import { say } from '#core/i18n/language.ts';
import { isId } from '#core/ids.ts';
import { BLANK_CELL, type SheetValue, textCell } from '#core/sheet-cell.ts';
import type { RowsInSheet } from '#server-kit/operation/server-module.ts';
import { activityWords } from '../activity.i18n.ts';
import { CHANGE, OTHER_RECORDS } from '../change.i18n.ts';
import { changeCell, titleOfChange } from './change-cell.ts';
import type { NamedChange } from './names-in-changes.ts';

/** An activity in a sheet: a row for each field that it changed, with what was before and after. */
export const activityInSheet: RowsInSheet = {
  titles({ language }) {
    const { reason, device, ip } = activityWords[language].fields;
    const { when, field, before, after } = CHANGE;
    return [
      say(when, language),
      reason,
      device,
      ip,
      ...[field, before, after].map((words) => say(words, language)),
    ];
  },
  rows(row, context) {
    const circumstances: SheetValue[] = [
      { kind: 'datetime', at: new Date(String(row.created_at)).toISOString() },
      textOrBlank(row.reason),
      textOrBlank(row.device_name),
      textOrBlank(row.ip),
    ];
    const entity = entityNamed(context.services.registry, row.entity);
    if (!entity) return [circumstances];
    const words = context.services.registry.words(entity.name)[context.language];
    const changes = (Array.isArray(row.changes) ? row.changes : []) as NamedChange[];
    const told = changes.flatMap((change) => {
      const title =
        change.field === ATTACHED_FILE
          ? say(CHANGE.file, context.language)
          : titleOfChange(entity, words, change.field);
      if (!title) return [];
      const sides = (['before', 'after'] as const).map((side) =>
        changeCell(entity, words, change, side, context),
      );
      return [[...circumstances, textCell(title), ...sides]];
    });
    return told.length ? told : [circumstances];
  },
  cells: {
    entity: ({ entity: name }, { services, language }) => {
      const known = entityNamed(services.registry, name);
      const other = OTHER_RECORDS[String(name)];
      if (known) return textCell(services.registry.words(known.name)[language].one);
      return textCell(other ? say(other, language) : String(name));
    },
    record_name: ({ record_name: name, branch_name }) =>
      textOrBlank(typeof name === 'string' && !isId(name) ? name : branch_name),
  },
};

function textOrBlank(value: unknown): SheetValue {
  return value === null || value === undefined ? BLANK_CELL : textCell(String(value));
}
