import type { Tx } from '#server-kit/db/transaction.ts';
import { ReferenceUsed } from '../../errors.ts';

/** A transfer as the wallet or the bank names it, into or out of one of our accounts. */
export interface MoneyReference {
  account_id: string;
  reference: string;
}

/**
 * Takes references for a document, each once per account: a customer who shows the message of last week is found out,
 * and so are two tills that are shown the same one at the same time.
 */
export async function claimReferences(
  tx: Tx,
  source: { kind: string; id: string },
  references: readonly MoneyReference[],
): Promise<void> {
  const wanted = references.map(({ account_id, reference }) => ({
    account_id,
    reference: written(reference),
  }));
  if (wanted.length === 0) return;
  const claimed = await tx.query<MoneyReference>(
    `insert into money_references (business_id, account_id, reference, source_kind, source_id)
     select (select ctx.biz()), n.account_id, n.reference, $3, $4
     from unnest($1::uuid[], $2::text[]) n(account_id, reference) order by n.account_id, n.reference
     on conflict do nothing returning account_id, reference`,
    [
      wanted.map(({ account_id }) => account_id),
      wanted.map(({ reference }) => reference),
      source.kind,
      source.id,
    ],
  );
  const keys = new Set(claimed.map(({ account_id, reference }) => `${account_id} ${reference}`));
  for (const { account_id, reference } of wanted)
    if (!keys.delete(`${account_id} ${reference}`)) throw ReferenceUsed({ reference });
}

/** Gives the references of a document that is void back: the same transfer may pay for the right one. */
export async function releaseReferences(tx: Tx, source: { kind: string; id: string }): Promise<void> {
  await tx.query('delete from money_references where source_kind = $1 and source_id = $2', [
    source.kind,
    source.id,
  ]);
}

/** People type `bkl7 t2q9xa` for BKL7T2Q9XA. */
function written(reference: string): string {
  return reference.replace(/\s/g, '').toUpperCase();
}
