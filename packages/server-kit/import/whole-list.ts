import type { AnyEntity } from '#core/define-entity.ts';
import { refusal } from '#core/errors.ts';
import { formatCount } from '#core/quantity.ts';
import type { ActorContext } from '../operation/context.ts';
import { countRows } from '../query/count-rows.ts';
import type { PageRequest } from '../query/page-request.ts';
import { countHits } from '../query/search-call.ts';

/** What one file takes; more is a matter for a narrower list, or for the download of the branch's data. */
export interface ExportLimits {
  rows: number;
  /** Rows in which a word that is searched for may stand: of a word found more often the search gives no more. */
  hits: number;
}

export const EXPORT_LIMITS: ExportLimits = { rows: 100_000, hits: 10_000 };

export const ListTooLong = refusal<{ found: string; limit: string }>('list_too_long', 409, {
  en: 'This list has {found} rows, and one file can hold {limit}. Narrow it with a filter, such as dates, and export it in parts.',
  sw: 'Orodha hii ina safu {found}, na faili moja huchukua safu {limit} tu. Ipunguze kwa kichujio, kama vile tarehe, kisha ihamishe kwa sehemu.',
});

export const WordTooCommon = refusal<{ found: string; limit: string }>('word_too_common', 409, {
  en: 'The search found {found} rows, and a file can hold {limit} of them. Search for more words, or narrow the list with a filter.',
  sw: 'Utafutaji umepata safu {found}, na faili moja huchukua {limit} tu. Tafuta kwa maneno zaidi, au punguza orodha kwa kichujio.',
});

/** Refuses a list that would not fit into its file: the file is whole, or there is none. */
export async function requireWholeList(
  entity: AnyEntity,
  request: PageRequest,
  { rows, hits }: ExportLimits,
  context: ActorContext,
): Promise<void> {
  takeTime(context);
  const found = request.keyword ? await countHits(entity, request, context) : 0;
  if (found > hits) throw WordTooCommon({ found: formatCount(found), limit: formatCount(hits) });
  const count = await countRows(entity, request, context);
  if (count > rows) throw ListTooLong({ found: formatCount(count), limit: formatCount(rows) });
}

/** A list of 100,000 rows is not sorted in the time that a sale may take. */
function takeTime({ tx }: ActorContext): void {
  tx.allowTime(60_000);
}
