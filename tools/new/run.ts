import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '#modules/registry.ts';
import { definitionText, type NewEntity, pluralOf, wordsText } from './entity-files.ts';
import { registerEntity } from './register-entity.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run new entity <module> <name> [name in Swahili]`: a folder of two files, its line in module.ts, a migration. */
function makeEntity([kind, module = '', name = '', swahili]: readonly string[]): number {
  const refused = whyNot(kind, module, name);
  if (refused) {
    console.error(refused);
    return 2;
  }
  const rights = registry.modules.find((known) => known.name === module)?.entities[0]?.entity.permissions;
  const entity: NewEntity = { module, name, swahili, rights };
  const folder = join('modules', module, name);
  mkdirSync(join(ROOT, folder));
  const definition = join(folder, `${name}.entity.ts`);
  const words = join(folder, `${name}.i18n.ts`);
  const list = join('modules', module, 'module.ts');
  writeFileSync(join(ROOT, definition), definitionText(entity));
  writeFileSync(join(ROOT, words), wordsText(entity));
  writeFileSync(join(ROOT, list), registerEntity(readFileSync(join(ROOT, list), 'utf8'), name));
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--vcs-enabled=false',
    definition,
    words,
    list,
  );
  console.log(`Wrote ${definition} and ${words}, and listed them in ${list}.`);
  if (rights)
    console.log(`It asks for the rights of ${rights.list} until you name others under names.permissions.`);
  return run('tools/migration.ts', `add-${pluralOf(name)}`);
}

function whyNot(kind: string | undefined, module: string, name: string): string | undefined {
  if (kind !== 'entity' || !module || !name) return 'Say what and where: npm run new entity <module> <name>';
  if (!existsSync(join(ROOT, 'modules', module, 'module.ts'))) return `There is no module ${module}.`;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return `${name} is not a name in kebab-case, such as room-type.`;
  if (globSync(`modules/*/${name}/`, { cwd: ROOT }).length > 0) return `There is a ${name} already.`;
  return undefined;
}

function run(...command: string[]): number {
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

process.exitCode = makeEntity(process.argv.slice(2));
