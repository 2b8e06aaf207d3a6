import type { RowOf } from '#core/define-entity.ts';
import { storesTakenFrom } from '#modules/inventory/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { truckService } from '../truck-service.entity.ts';
import { partsTaken, serviceEntries } from '../truck-service.rules.ts';

type Work = RowOf<typeof truckService> & { branch_id: string };

/** A service posts its bill on the day of its approval and its parts on the day on which it is done. */
export const truckServicePosting: PostingRule<Work, ReadonlyMap<string, string>> = {
  async facts({ tx }, rows) {
    const taking = rows.filter(({ done_on, parts }) => done_on && (parts ?? []).length > 0);
    return taking.length > 0
      ? storesTakenFrom(
          tx,
          taking.map(({ id }) => id),
        )
      : new Map();
  },
  of: (service) => serviceEntries(service),
  stock: (service, stores) => partsTaken(service, stores.get(service.id) ?? ''),
};
