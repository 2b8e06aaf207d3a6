import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDocument, makeEntity } from './make-entity.ts';
import { makeModule } from './make-module.ts';
import { pluralOf } from './names.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run new module <name> <name in Swahili>`, `npm run new entity <module> <name> [name in Swahili]` and
 * `npm run new document <module> <name> [name in Swahili]`: the files, the lines that list them, and a migration.
 */
function make([kind, first = '', second = '', third]: readonly string[]): number {
  const refused = whyNot(kind, first, second);
  if (refused) {
    console.error(refused);
    return 2;
  }
  const written =
    kind === 'module'
      ? makeModule(ROOT, { name: first, swahili: second })
      : (kind === 'entity' ? makeEntity : makeDocument)(ROOT, {
          module: first,
          name: second,
          swahili: third,
        });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', ...written.files);
  console.log(`Wrote ${written.files.join(', ')}.`);
  for (const remark of written.remarks) console.log(remark);
  return kind === 'module' ? 0 : run('tools/migration.ts', `add-${pluralOf(second)}`);
}

function whyNot(kind: string | undefined, first: string, second: string): string | undefined {
  const name = kind === 'module' ? first : second;
  if (!['module', 'entity', 'document'].includes(kind ?? '') || !first || !second)
    return `Say what and where: npm run new module <name> <name in Swahili>
or npm run new entity <module> <name>, or npm run new document <module> <name>`;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return `${name} is not a name in kebab-case, such as room-type.`;
  if (kind === 'module')
    return existsSync(join(ROOT, 'modules', name)) ? `There is a module ${name} already.` : undefined;
  if (!existsSync(join(ROOT, 'modules', first, 'module.ts')))
    return `There is no module ${first}. Make it first: npm run new module ${first} <name in Swahili>`;
  if (globSync(`modules/*/${name}/`, { cwd: ROOT }).length > 0) return `There is a ${name} already.`;
  return undefined;
}

function run(...command: string[]): number {
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

process.exitCode = make(process.argv.slice(2));
