import { serverModules } from '#modules/registry.server.ts';
import { runBookChecks } from '#modules/report/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

const CHECKS = serverModules.flatMap(({ brings }) => brings?.bookChecks ?? []);

/** Everything that must hold of the books, by all modules, over what the caller may see; no answer means that it holds. */
export const checkBooks = (tx: Pick<Tx, 'query'>) => runBookChecks(CHECKS, tx);
