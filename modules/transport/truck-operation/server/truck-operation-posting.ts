import type { RowOf } from '#core/define-entity.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import { storesTakenFrom } from '#modules/inventory/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { truckOperation } from '../truck-operation.entity.ts';
import { claimLines, goodsTaken, operationLines } from '../truck-operation.rules.ts';

type Done = RowOf<typeof truckOperation> & { branch_id: string };

interface Facts {
  codes: ReadonlyMap<string, string>;
  /** Out of which store goods were taken, by operation. */
  stores: ReadonlyMap<string, string>;
}

/** An operation posts on its day: what it cost or brought, and who paid or holds the money. */
export const truckOperationPosting: PostingRule<Done, Facts> = {
  async facts({ tx }, rows) {
    const codes = await ledgerCodes(
      tx,
      rows.map(({ account_id }) => account_id),
    );
    const taking = rows.filter(({ paid_from }) => paid_from === 'store').map(({ id }) => id);
    return { codes, stores: taking.length > 0 ? await storesTakenFrom(tx, taking) : new Map() };
  },
  of: (done, { codes }) => {
    const at = { branch_id: done.branch_id, date: done.date ?? '' };
    if (done.claimant_id) return claimLines(done, done.claimant_id).map((lines) => ({ ...at, lines }));
    return [
      {
        ...at,
        lines: operationLines(done, codes.get(String(done.account_id)) ?? ''),
        never_short: true,
      },
    ];
  },
  stock: (done, { stores }) => goodsTaken(done, stores.get(done.id) ?? ''),
};
