import { allTablesOf } from '#core/derive/table.ts';
import { registry } from '#modules/registry.ts';
import { KIT_TABLES } from '#server-kit/db/kit-tables.ts';

/** Every table of the product: those of its modules and of the machinery. */
export const PRODUCT_TABLES = [...allTablesOf(registry), ...KIT_TABLES];
