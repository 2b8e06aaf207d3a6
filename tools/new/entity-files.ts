import type { EntityAction } from '#core/define-entity.ts';
import { camel, capital, pluralOf, snake, words } from './names.ts';

/** What a new entity is called. */
export interface NewEntity {
  module: string;
  /** Singular, kebab-case: `room-type`. */
  name: string;
  /** Its name in Swahili, where it was given. */
  swahili?: string | undefined;
  /** Rights that everyone already has a decision about, borrowed until the entity is given some of its own. */
  rights?: Readonly<Record<EntityAction, string>> | undefined;
}

/** The definition of an entity with a name and remarks: short, complete and working as it is. */
export function definitionText(entity: NewEntity): string {
  const { module, name } = entity;
  return `import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** ${capital(words(pluralOf(name)))} of a business, by name. */
export const ${camel(name)} = defineEntity({
  name: '${name}',
  module: '${module}',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120, search: true, unique: 'business' }),
    remarks: f.text({ max: 1000 }),
  },
  list: { columns: ['name', 'remarks', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name'], ['remarks']] }],
  excel: { matchBy: 'name' },
  ${namesText(entity)}
});
`;
}

/** The block of names: what is not mechanical about it. */
export function namesText({ name, rights }: NewEntity): string {
  const permissions = Object.entries(rights ?? {}).map(([action, right]) => `${action}: '${right}'`);
  const names = [
    `plural: '${snake(pluralOf(name))}'`,
    ...(rights ? [`permissions: { ${permissions.join(', ')} }`] : []),
  ];
  return `names: { ${names.join(', ')} },`;
}

/** Its words in both languages. */
export function wordsText({ name, swahili }: NewEntity): string {
  const one = words(name);
  const many = words(pluralOf(name));
  const sw = swahili?.toLowerCase() ?? one;
  return `import type { Messages } from '#core/entity-words.ts';
import type { ${camel(name)} } from './${name}.entity.ts';

export const ${camel(name)}Words = {
  en: {
    one: '${capital(one)}',
    many: '${capital(many)}',
    lower: '${one}',
    new: 'New ${one}',
    purpose: 'Your ${many} stand here by name.',
    fields: { name: 'Name', remarks: 'Remarks' },
    sections: { main: { title: '${capital(one)}' } },
  },
  sw: {
    noun: '9/10',
    one: '${capital(sw)}',
    many: '${capital(sw)}',
    lower: '${sw}',
    new: '${capital(sw)} mpya',
    purpose: 'Orodha ya ${sw} kwa jina.',
    fields: { name: 'Jina', remarks: 'Maelezo' },
    sections: { main: { title: '${capital(sw)}' } },
  },
} as const satisfies Messages<typeof ${camel(name)}>;
`;
}
