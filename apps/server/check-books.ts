import { activityBook } from '#modules/branch/public.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { type BookFault, checkDocuments, type PostingRules, runBookChecks } from '#modules/report/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';

const CHECKS = serverModules.flatMap(({ brings }) => brings?.bookChecks ?? []);

/** How the documents of this release post. */
export const postingRules = (): PostingRules => makeServices(registry, serverModules, activityBook);

/** Everything that must hold of the books, by all modules, over what the caller may see; no answer means that it holds. */
export async function checkBooks(
  tx: Pick<Tx, 'query'>,
  rules: PostingRules = postingRules(),
): Promise<BookFault[]> {
  return [...(await runBookChecks(CHECKS, tx)), ...(await checkDocuments(tx, rules)).faults];
}
