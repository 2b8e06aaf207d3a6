import type { AnyEntity } from '#core/define-entity.ts';
import { AS_OF_LIST } from '#core/derive/as-of.ts';
import { isSortable, readableFields } from '#core/derive/readable.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Field } from '#core/fields/kind.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Rightful } from '#core/permissions.ts';
import type { Column } from '#ui/list/columns.ts';
import type { ColumnChoice } from '#ui/list/columns-menu.tsx';
import type { WireRow } from '../api/queries.ts';
import { FieldCell } from '../fields/field-cell.tsx';
import { lookOf } from '../fields/looks.ts';
import { saysSomething } from './card-of.tsx';
import type { ListPreferences } from './list-preferences.ts';
import { mainAmount } from './main-amount.ts';
import { columnTitle } from './sort-choices.ts';

interface Scene {
  entity: AnyEntity;
  actor: Rightful;
  words: WordsOfOne;
  language: Language;
  switches: Readonly<Record<string, unknown>>;
}

/** Every column a user may show: those of the definition first and in its order, the other readable ones hidden. */
export function columnChoices(scene: Scene, { columns: kept }: ListPreferences): ColumnChoice[] {
  const { entity, words, language } = scene;
  const shown = entity.list.columns as readonly string[];
  const offered = availableColumns(scene);
  const usual = [
    ...shown.filter((key) => offered.includes(key)),
    ...offered.filter((key) => !shown.includes(key)),
  ];
  const order = [
    ...(kept ?? []).map(({ key }) => key).filter((key) => usual.includes(key)),
    ...usual.filter((key) => !kept?.some((column) => column.key === key)),
  ];
  return order.map((key) => {
    const name = key === usual[0];
    const own = kept?.find((column) => column.key === key);
    return {
      key,
      title: columnTitle(key, words, language),
      shown: name || (own?.shown ?? shown.includes(key)),
      ...(name ? { locked: true } : {}),
      ...(own?.width ? { width: own.width } : {}),
    };
  });
}

/** The columns of the table for the chosen keys; the first is the name, the amount that matters is heavy. */
export function tableColumns(
  scene: Scene,
  keys: readonly string[],
  widths: Readonly<Record<string, number | undefined>> = {},
): Column<WireRow>[] {
  const { entity, actor, words, language } = scene;
  const main = mainAmount(entity, keys);
  return keys.map((key, index) => {
    const right = entity.fields[key] && lookOf(entity.fields[key])?.align === 'right';
    return {
      key,
      title: columnTitle(key, words, language),
      // What has no number yet, as a draft, is known by what it is: the first cell is the link to the record.
      render: (row) =>
        index === 0 && !saysSomething(row, key) ? (
          words.one
        ) : (
          <FieldCell entity={entity} fieldKey={key} row={row} words={words} />
        ),
      sortable: isSortable(entity, actor, key),
      tabular: TABULAR.includes(entity.fields[key]?.kind.name ?? 'datetime'),
      ...(widths[key] ? { width: widths[key] } : {}),
      ...(right ? { align: 'right' as const } : {}),
      ...(index === 0 ? {} : { tone: key === main ? ('strong' as const) : ('soft' as const) }),
    };
  });
}

const TABULAR = ['date', 'datetime', 'time', 'phone', 'money', 'quantity', 'integer', 'percent'];

/** Rows are names and figures; a picture is seen where its record is open (ui.md 17). */
function availableColumns({ entity, actor, switches }: Scene): string[] {
  const fields = readableFields(entity, actor)
    .filter(([, field]) => lookOf(field) && field.kind.name !== 'image' && isSwitchedOn(field, switches))
    .filter(([, { options }]) => !options.past || entity.list.arrangedAs === AS_OF_LIST)
    .map(([key]) => key);
  return [...fields, 'created_at', 'created_by', 'updated_at'];
}

/** Whether the branch uses a field; one that asks for a switch which is off stands nowhere. */
export function isSwitchedOn(field: Field, switches: Readonly<Record<string, unknown>>): boolean {
  return !field.options.when || switches[field.options.when] === true;
}

/** The columns in their new order after one was put before another, or at the end; the name stays first. */
export function columnsMoved(
  columns: readonly ColumnChoice[],
  key: string,
  before: string | null,
): ColumnChoice[] {
  const moved = columns.find((column) => column.key === key);
  if (!moved || moved.locked) return [...columns];
  const others = columns.filter((column) => column !== moved);
  const place = others.findIndex((column) => column.key === before && !column.locked);
  // Columns that are not shown stand at the end; what is dropped behind the last one in sight stays before them.
  const end = others.findLastIndex(({ shown }) => shown) + 1;
  return others.toSpliced(place < 0 ? end : place, 0, moved);
}
