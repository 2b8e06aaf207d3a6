import { makeRegistry } from '#core/define-module.ts';
import { branches } from './branch/module.ts';
import { employee } from './employee/module.ts';
import { inventory } from './inventory/module.ts';

/** The modules in the order of the sidebar (specification §2); the only list of them. */
export const registry = makeRegistry([inventory, employee, branches]);
