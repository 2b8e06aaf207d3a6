import { fieldOfColumn } from '#core/define-entity.ts';
import { say } from '#core/i18n/language.ts';
import { BLANK_CELL, type SheetValue, textCell } from '#core/sheet-cell.ts';
import type { FieldChange } from '#server-kit/command/activities.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { RowsInSheet } from '#server-kit/operation/server-module.ts';
import { activityWords } from '../activity.i18n.ts';
import { CHANGE } from '../change.i18n.ts';

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
      cellOf(row.reason),
      cellOf(row.device_name),
      cellOf(row.ip),
    ];
    const changes = (Array.isArray(row.changes) ? row.changes : []) as FieldChange[];
    const told = changes.map(({ field, before, after }) => [
      ...circumstances,
      cellOf(fieldTitle(row, field, context)),
      cellOf(before),
      cellOf(after),
    ]);
    return told.length ? told : [circumstances];
  },
};

function fieldTitle({ entity: name }: Row, column: string, { engine, language }: ActorContext): string {
  const entity = engine.registry.entities.find((known) => known.name === name);
  const key = entity && fieldOfColumn(entity, column)?.[0];
  return (entity && key && engine.registry.words(entity.name)[language].fields[key]) || column;
}

function cellOf(value: unknown): SheetValue {
  if (value === null || value === undefined) return BLANK_CELL;
  return textCell(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
