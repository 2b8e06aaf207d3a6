import type { Operation } from '#server-kit/operation/operation.ts';
import { owingQuery } from '../../owing/server/party-owing.ts';
import type { PartyEntity } from './make-statement.ts';
import { statementQueries } from './statement-queries.ts';

/**
 * What one asks about the account of a customer or supplier: its statement, and what is open by when it is due. `sums` are rights that
 * its amounts ask besides the right to see the party.
 */
export function partyQueries(entity: PartyEntity, sums: readonly string[] = []): readonly Operation[] {
  return [...statementQueries(entity, sums), owingQuery(entity, sums)];
}
