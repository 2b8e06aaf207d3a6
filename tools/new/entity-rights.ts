import type { EntityAction } from '#core/define-entity.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import type { Disk } from './disk.ts';
import { register } from './insert.ts';
import type { NewModule } from './module-files.ts';
import { camel, capital, pluralOf, snake, words } from './names.ts';

/** The mechanical rights of an entity, as `defineEntity` derives them. */
export function ownRightsOf(name: string): Readonly<Record<EntityAction, string>> {
  const noun = snake(name);
  return {
    create: `create_${noun}`,
    modify: `modify_${noun}`,
    delete: `delete_${noun}`,
    view: `view_${noun}`,
    list: `list_${snake(pluralOf(name))}`,
  };
}

/** Whether the specification or a module has them already, so that roles may hold them. */
export function areKnown(rights: Readonly<Record<EntityAction, string>>): boolean {
  return Object.values(rights).every((right) => ALL_PERMISSIONS.has(right));
}

const SENTENCES: Readonly<Record<EntityAction, { en: string; sw: string }>> = {
  list: { en: 'See the list of', sw: 'Kuona orodha ya' },
  view: { en: 'Open', sw: 'Kufungua' },
  create: { en: 'Add', sw: 'Kuongeza' },
  modify: { en: 'Change', sw: 'Kubadilisha' },
  delete: { en: 'Delete', sw: 'Kufuta' },
};

/** Lines of `rights.ts` for the rights of a new entity. */
export function rightsText(name: string, swahili: string): string {
  const many = words(pluralOf(name));
  const own = ownRightsOf(name);
  return (Object.keys(SENTENCES) as EntityAction[])
    .map((action) => {
      const { en, sw } = SENTENCES[action];
      return `    ${own[action]}: { reason: REASON, words: { en: '${en} ${many}', sw: '${sw} ${swahili.toLowerCase()}' } },\n`;
    })
    .join('');
}

/** The right of the menu entry of a module that the specification does not have. */
export function menuRightText({ name, swahili }: NewModule): string {
  const title = capital(words(name));
  return `    view_${snake(name)}_menu: {
      reason: REASON,
      words: { en: 'See ${title} in the menu', sw: 'Kuona ${swahili} kwenye menyu' },
    },
`;
}

/** Puts rights of ours into `rights.ts` of a module, which is made and listed where there is none. */
export function addRights(disk: Disk, module: string, rights: string, title = module): void {
  const path = `modules/${module}/rights.ts`;
  if (!disk.has(path)) {
    disk.write(path, rightsFile(module, title));
    disk.change('modules/permissions.extra.ts', (text) =>
      register(text, 'RIGHTS_OF_MODULES', `${camel(module)}Rights`, `./${module}/rights.ts`),
    );
  }
  disk.change(path, (text) => text.replace(/(?= {2}\},\n\};\n$)/, rights));
}

function rightsFile(module: string, title: string): string {
  return `import type { OwnRights } from '#core/own-rights.ts';

const REASON = 'the specification knows no such records, so it names no right for them';

export const ${camel(module)}Rights: OwnRights = {
  module: '${module}',
  title: { en: '${capital(words(module))}', sw: '${title}' },
  rights: {
  },
};
`;
}
