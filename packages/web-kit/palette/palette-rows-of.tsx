import type { Registry } from '#core/define-module.ts';
import type { Language } from '#core/i18n/language.ts';
import type { IconName } from '#ui/icons.tsx';
import type { PaletteGroup, PaletteRow } from '#ui/palette/palette-rows.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { moduleIcon } from '../screens/module-icon.ts';
import { PALETTE } from './palette.words.ts';
import type { FoundRecord } from './palette-call.ts';
import type { PalettePage } from './places.ts';
import type { Choice } from './recent.ts';

/** A row of the palette with where it leads. */
export interface ChoiceRow extends PaletteRow {
  href: string;
  choice: Choice;
}

export interface ChoiceGroup extends PaletteGroup {
  rows: readonly ChoiceRow[];
}

export interface RowScene {
  registry: Registry;
  language: Language;
  hrefOf(entity: string, id: string, title: string): string | undefined;
}

function rowOfPlace({ href, title, icon }: PalettePage): ChoiceRow {
  return { key: href, icon, title, href, choice: { kind: 'place', href } };
}

/** The one row of a link that was scanned off a paper. */
export function groupOfScan(href: string, language: Language): ChoiceGroup {
  const row = { key: href, icon: 'scan' as const, title: PALETTE.scanned[language], href };
  return {
    key: 'scan',
    title: PALETTE.actions[language],
    rows: [{ ...row, choice: { kind: 'place', href } }],
  };
}

/** Actions before pages, each under its heading; a heading without rows is left out. */
export function groupsOfPlaces(places: readonly PalettePage[], language: Language): ChoiceGroup[] {
  const group = (kind: PalettePage['kind'], title: string) => ({
    key: kind,
    title,
    rows: places.filter((place) => place.kind === kind).map(rowOfPlace),
  });
  return [group('action', PALETTE.actions[language]), group('page', PALETTE.pages[language])].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** What was found of each kind of record, the kind of the nearest first. */
export function groupsOfRecords(found: readonly FoundRecord[], scene: RowScene): ChoiceGroup[] {
  const groups = new Map<string, ChoiceRow[]>();
  for (const record of found) {
    const row = rowOfRecord(record, scene);
    if (row) groups.set(record.entity, [...(groups.get(record.entity) ?? []), row]);
  }
  return [...groups].map(([name, rows]) => ({
    key: name,
    title: scene.registry.words(name)[scene.language].many,
    rows,
  }));
}

/** A record that was chosen before; nothing where it can no longer be opened. */
export function rowOfChoice(
  choice: Choice,
  places: readonly PalettePage[],
  scene: RowScene,
): ChoiceRow | undefined {
  if (choice.kind === 'place') {
    const place = places.find(({ href }) => href === choice.href);
    return place && rowOfPlace(place);
  }
  if (!isKnown(choice.entity, scene)) return undefined;
  const href = scene.hrefOf(choice.entity, choice.id, choice.title);
  if (!href) return undefined;
  const { one } = scene.registry.words(choice.entity)[scene.language];
  return { key: choice.id, icon: iconOf(choice.entity, scene), title: choice.title, note: one, href, choice };
}

function rowOfRecord({ entity: name, row }: FoundRecord, scene: RowScene): ChoiceRow | undefined {
  const { registry, language, hrefOf } = scene;
  if (!isKnown(name, scene)) return undefined;
  const entity = registry.entity(name);
  const words = registry.words(name)[language];
  const title = String(row[entity.title] ?? row[`${entity.title}_name`] ?? words.one);
  const href = hrefOf(name, row.id, title);
  if (!href) return undefined;
  const beside = Object.keys(entity.fields).filter((key) => key !== entity.title && saysSomething(row, key));
  return {
    key: row.id,
    icon: iconOf(name, scene),
    title,
    href,
    choice: { kind: 'record', entity: name, id: row.id, title },
    ...(beside.length > 0 && {
      note: beside.map((key, place) => (
        <span key={key}>
          {place > 0 && ' · '}
          <FieldCell entity={entity} fieldKey={key} row={row} words={words} onCard />
        </span>
      )),
    }),
  };
}

/** A page that was opened before an update hears of kinds that came with it; a device remembers those that went. */
function isKnown(entity: string, { registry }: RowScene): boolean {
  return registry.entities.some(({ name }) => name === entity);
}

function iconOf(entity: string, { registry }: RowScene): IconName {
  const owner = registry.modules.find(({ entities }) => entities.some((one) => one.entity.name === entity));
  return moduleIcon(owner?.icon ?? '');
}

function saysSomething(row: Readonly<Record<string, unknown>>, key: string): boolean {
  const value = row[key] ?? row[`${key}_name`];
  return value !== null && value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0);
}
