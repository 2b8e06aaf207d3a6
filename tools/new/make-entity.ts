import { registry } from '#modules/registry.ts';
import { type Disk, diskAt, type Written } from './disk.ts';
import {
  commandText,
  documentEntry,
  documentTest,
  documentText,
  documentWords,
  postingText,
  statesText,
} from './document-files.ts';
import { definitionText, type NewEntity, wordsText } from './entity-files.ts';
import { addRights, areKnown, ownRightsOf, rightsText } from './entity-rights.ts';
import { addImport, addToList, addToObject } from './insert.ts';
import { errorsText } from './module-files.ts';
import { camel, pascal } from './names.ts';

type Asked = Pick<NewEntity, 'module' | 'name' | 'swahili'>;

/** A folder of two files and its line in `module.ts`. */
export function makeEntity(root: string, asked: Asked): Written {
  const disk = diskAt(root);
  const entity = withRights(disk, asked);
  const folder = `modules/${asked.module}/${asked.name}`;
  disk.write(`${folder}/${asked.name}.entity.ts`, definitionText(entity));
  disk.write(`${folder}/${asked.name}.i18n.ts`, wordsText(entity));
  list(disk, asked);
  return { files: disk.files, remarks: remarksOn(entity) };
}

/** A document: definition, table of states, words, posting rule, command and test, listed in both halves of the module. */
export function makeDocument(root: string, asked: Asked): Written {
  const { module, name } = asked;
  const disk = diskAt(root);
  const entity = withRights(disk, asked);
  const folder = `modules/${module}/${name}`;
  disk.write(`${folder}/${name}.entity.ts`, documentText(entity));
  disk.write(`${folder}/${name}.states.ts`, statesText(entity));
  disk.write(`${folder}/${name}.i18n.ts`, documentWords(entity));
  disk.write(`${folder}/server/${name}-posting.ts`, postingText(entity));
  disk.write(`${folder}/server/post-${name}.ts`, commandText(entity));
  disk.write(`${folder}/server/${name}.db.test.ts`, documentTest(entity));
  const errors = `modules/${module}/errors.ts`;
  disk.change(errors, (text) =>
    text ? text + errorsText(name).slice(errorsText(name).indexOf('\n/**')) : errorsText(name),
  );
  list(disk, asked);
  disk.change(`modules/${module}/module.server.ts`, (text) =>
    [
      `import { defineDocument } from '#server-kit/operation/document-work.ts';`,
      `import { ${camel(name)} } from './${name}/${name}.entity.ts';`,
      `import { ${camel(name)}Posting } from './${name}/server/${name}-posting.ts';`,
      `import { post${pascal(name)} } from './${name}/server/post-${name}.ts';`,
    ]
      .filter((line) => !text.includes(line))
      .reduce(addImport, addToObject(text, 'defineServerModule', 'documents', documentEntry(entity))),
  );
  return {
    files: disk.files,
    remarks: [
      ...remarksOn(entity),
      `What it posts stands in ${folder}/server/${name}-posting.ts: name its accounts.`,
    ],
  };
}

/** Its own rights where they are known or the module is ours and without records; else those of the first record. */
function withRights(disk: Disk, asked: Asked): NewEntity {
  const { module, name, swahili } = asked;
  if (areKnown(ownRightsOf(name))) return asked;
  const first = registry.modules.find((known) => known.name === module)?.entities[0]?.entity;
  if (first) return { ...asked, rights: first.permissions };
  addRights(disk, module, rightsText(name, swahili ?? name));
  return asked;
}

function remarksOn({ rights }: NewEntity): readonly string[] {
  return rights
    ? [`It asks for the rights of ${rights.list} until you name others under names.permissions.`]
    : [];
}

function list(disk: Disk, { module, name }: Asked): void {
  const entry = `{ entity: ${camel(name)}, words: ${camel(name)}Words }`;
  disk.change(`modules/${module}/module.ts`, (text) =>
    [
      `import { ${camel(name)} } from './${name}/${name}.entity.ts';`,
      `import { ${camel(name)}Words } from './${name}/${name}.i18n.ts';`,
    ].reduce(addImport, addToList(text, 'entities', entry)),
  );
}
