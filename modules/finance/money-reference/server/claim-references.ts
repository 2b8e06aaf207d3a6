import { inEach, type Words } from '#core/i18n/language.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../../account/account.entity.ts';
import { ReferenceUsed } from '../../errors.ts';

/** A transfer as the wallet or the bank names it, into or out of one of our accounts. */
export interface MoneyReference {
  account_id: string;
  reference: string;
}

interface Source {
  kind: string;
  id: string;
}

/**
 * Takes references for a document, each once per account, of wallets once per provider: a customer who shows the message of last
 * week, or shows it in another branch, is found out, and so are two tills that are shown the same one at the same time.
 */
export async function claimReferences(
  tx: Work,
  source: Source,
  references: readonly MoneyReference[],
): Promise<void> {
  const wanted = references.map(({ account_id, reference }) => ({
    account_id,
    reference: written(reference),
  }));
  if (wanted.length === 0) return;
  const claimed = await tx.query<MoneyReference>(CLAIM, [
    wanted.map(({ account_id }) => account_id),
    wanted.map(({ reference }) => reference),
    source.kind,
    source.id,
  ]);
  const keys = new Set(claimed.map(({ account_id, reference }) => `${account_id} ${reference}`));
  for (const { account_id, reference } of wanted)
    if (!keys.delete(`${account_id} ${reference}`))
      throw ReferenceUsed(reference, await documentOf(tx, { account_id, reference }));
}

/** In one order for all, by the reference first: it is what two that meet at the wallets of one provider have in common. */
const CLAIM = `
insert into money_references (business_id, account_id, provider, reference, source_kind, source_id)
select (select ctx.biz()), n.account_id, case when a.type = 'mobile' then nullif(a.provider, 'NONE') end, n.reference, $3, $4
from unnest($1::uuid[], $2::text[]) n(account_id, reference)
join ${account.table} a on a.id = n.account_id
order by n.reference, n.account_id
on conflict do nothing returning account_id, reference`;

/** What has a reference, as people call it: `Sale KM0409`. */
async function documentOf(tx: Work, { account_id, reference }: MoneyReference): Promise<Words> {
  const [held] = await tx.query<Source>(HELD, [account_id, reference]);
  if (!held) throw new Error('a reference that is used is used by nothing');
  const { table, fields } = tx.registry.entity(held.kind);
  const words = tx.registry.words(held.kind);
  // A payment has no number: its day tells it from others.
  const called = fields.number ? 'number' : "to_char(date, 'DD/MM/YYYY')";
  const [row] = await tx.query<{ called: string | null }>(
    `select ${called} as called from ${table} where id = $1`,
    [held.id],
  );
  return inEach((language) => [words[language].one, row?.called].filter(Boolean).join(' '));
}

const HELD = `
select r.source_kind as kind, r.source_id as id from money_references r
join ${account.table} a on a.id = $1
where r.reference = $2
  and (r.account_id = $1 or r.provider = case when a.type = 'mobile' then nullif(a.provider, 'NONE') end)
limit 1`;

/** Gives the references of a document that is void back: the same transfer may pay for the right one. */
export async function releaseReferences(tx: Tx, source: Source): Promise<void> {
  await tx.query('delete from money_references where source_kind = $1 and source_id = $2', [
    source.kind,
    source.id,
  ]);
}

/** People type `bkl7 t2q9xa` for BKL7T2Q9XA. */
function written(reference: string): string {
  return reference.replace(/\s/g, '').toUpperCase();
}
