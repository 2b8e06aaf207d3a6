import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '#modules/permissions.ts';
import { diskAt, type Written } from './disk.ts';
import { addRights, menuRightText } from './entity-rights.ts';
import { register } from './insert.ts';
import { moduleTest, moduleText, type NewModule, serverText } from './module-files.ts';
import { camel, snake } from './names.ts';

/** A module without records: its folder, and its lines in the registries, in the order of the menu and of dependence. */
export function makeModule(root: string, module: NewModule): Written {
  const { name, swahili } = module;
  const disk = diskAt(root);
  disk.write(`modules/${name}/module.ts`, moduleText(module));
  disk.write(`modules/${name}/module.server.ts`, serverText(module));
  disk.write(`modules/${name}/module.test.ts`, moduleTest(module));
  let order: readonly string[] = [];
  disk.change('modules/order.json', (text) => {
    order = withModule(JSON.parse(text), name);
    return `${JSON.stringify(order, null, 2)}\n`;
  });
  disk.change('modules/registry.ts', (text) =>
    register(text, 'makeRegistry', camel(name), `./${name}/module.ts`, earlierInMenu(name)),
  );
  disk.change('modules/registry.server.ts', (text) =>
    register(
      text,
      'serverModules',
      `${camel(name)}Server`,
      `./${name}/module.server.ts`,
      order.slice(0, order.indexOf(name)),
    ),
  );
  const isStated = ALL_PERMISSIONS.has(`view_${snake(name)}_menu`);
  if (!isStated) addRights(disk, name, menuRightText(module), swahili);
  return {
    files: disk.files,
    remarks: [
      `It stands in the menu once it has a list: npm run new entity ${name} <name>.`,
      ...(isStated ? [] : [`Its rights stand in modules/${name}/rights.ts, each with a reason: read them.`]),
    ],
  };
}

/** Reports read everything, so what is new comes before them. */
function withModule(order: readonly string[], name: string): readonly string[] {
  return order.includes(name) ? order : order.toSpliced(order.indexOf('message'), 0, name);
}

/** The modules that stand above it in the sidebar: those above it in the role form, or all of the trade. */
function earlierInMenu(name: string): readonly string[] {
  const menu = PERMISSION_GROUPS.map(({ module }) => module);
  const place = menu.indexOf(name);
  return menu.slice(0, place < 0 ? menu.indexOf('finance') : place);
}
