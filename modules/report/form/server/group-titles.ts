import { sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { entityNamed } from '#core/define-module.ts';
import { say } from '#core/i18n/language.ts';
import { fieldAt } from '#core/line-fields.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { ReportGroup, ReportType } from '../report-type.ts';

interface Scene {
  report: ReportType;
  group: ReportGroup;
  context: ActorContext;
}

/** How groups are called: by the title of the record that they name, by the word of a choice, or by what they are. */
export async function titlesOfGroups(
  groups: readonly (string | null)[],
  scene: Scene,
): Promise<(group: string | null) => string | null> {
  const { report, group, context } = scene;
  const { registry } = context.services;
  const { called } = group;
  if (called)
    return (value) => {
      const words = called[value ?? ''];
      return words ? say(words, context.language) : value;
    };
  const [{ entity }] = report.parts;
  const field = fieldAt(entity, group.of);
  const names = group.names ?? field?.target;
  if (names === 'entity') return (kind) => nounOf(kind, context);
  const target = names === undefined ? undefined : entityNamed(registry, names);
  if (target) {
    const titles = await titlesOf(
      target,
      groups.flatMap((id) => id ?? []),
      context,
    );
    return (id) => (id === null ? null : (titles.get(id) ?? null));
  }
  const choices = registry.words(entity.name)[context.language].choices?.[group.of];
  return (value) => (value === null ? null : (choices?.[value] ?? value));
}

function nounOf(kind: string | null, { services, language }: ActorContext): string | null {
  const known = entityNamed(services.registry, kind);
  return known ? services.registry.words(known.name)[language].one : kind;
}

/** Also of records that are deleted: what was done with them stays. */
async function titlesOf(
  target: AnyEntity,
  ids: readonly string[],
  { tx }: ActorContext,
): Promise<Map<string, string>> {
  const title = target.fields[target.title];
  const column = title ? columnOf(target.title, title) : target.title;
  const { rows } = await sql<{ id: string; title: string }>`
    select id, ${sql.ref(column)} as title from ${sql.table(target.table)} where id = any(${ids}::uuid[])`.execute(
    tx.sql,
  );
  return new Map(rows.map(({ id, title: name }) => [id, name]));
}
