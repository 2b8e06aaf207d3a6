import { linesTableName } from '#core/derive/table.ts';
import type { Words } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import { role } from '#modules/employee/role/role.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { STOCK_REQUEST_TEXTS } from '../stock-request.words.ts';
import type { StoredRequest } from './hold-request.ts';

type Occasion =
  | 'asked'
  | 'changed'
  | 'approved'
  | 'not approved'
  | 'declined'
  | 'sent'
  | 'received'
  | 'returned';

/**
 * Tells the people at the other end what has just happened: those who may answer that something is asked for, whoever asked
 * what became of it, and whoever approved that goods have arrived or are coming back. Nobody is told of what he did himself.
 */
export async function notifyOfRequest(
  { tx, actor }: CommandContext,
  row: Pick<
    StoredRequest,
    'id' | 'number' | 'created_by' | 'approved_by_id' | 'from_branch_id' | 'from_store_id' | 'to_branch_id'
  >,
  occasion: Occasion,
): Promise<void> {
  const told = await peopleOf({ tx }, row, occasion);
  const params = (words: Words) => ({
    en: words.en.replace('{number}', row.number),
    sw: words.sw.replace('{number}', row.number),
  });
  notify(
    tx,
    [...new Map(told.map((one) => [one.user_id, one])).values()]
      .filter(({ user_id }) => user_id !== actor.user_id)
      .map((one) => ({
        business_id: actor.business_id,
        ...one,
        kind: 'request_stock',
        title: params(TITLES[occasion]),
        text: TEXTS[occasion],
        link: `${stockRequest.screens.view}?id=${row.id}`,
      })),
  );
}

async function peopleOf(
  { tx }: Pick<CommandContext, 'tx'>,
  row: Parameters<typeof notifyOfRequest>[1],
  occasion: Occasion,
): Promise<{ user_id: string; branch_id: string }[]> {
  const asker = row.created_by ? [{ user_id: row.created_by, branch_id: row.to_branch_id }] : [];
  const approver = row.approved_by_id ? [{ user_id: row.approved_by_id, branch_id: row.from_branch_id }] : [];
  if (occasion === 'received') return approver;
  if (occasion === 'returned') return [...asker, ...approver];
  if (occasion !== 'asked' && occasion !== 'changed') return asker;
  const found = await tx.query<{ user_id: string }>(APPROVERS, [
    row.from_branch_id,
    row.from_store_id,
    stockRequest.states?.transitions.approve.right,
  ]);
  return found.map(({ user_id }) => ({ user_id, branch_id: row.from_branch_id }));
}

/** Those who may answer a request to a store: the right in its branch, and that store among theirs, or all. */
const APPROVERS = `
select distinct a.user_id from ${linesTableName(user, 'access')} a
join ${user.table} u on u.business_id = a.business_id and u.id = a.user_id and u.deleted_at is null and u.status = 'active'
join ${role.table} r on r.business_id = a.business_id and r.id = a.role_id and r.deleted_at is null
where a.branch_id = $1 and (cardinality(a.store_ids) = 0 or $2 = any(a.store_ids)) and $3 = any(r.permissions)`;

const TITLES: Readonly<Record<Occasion, Words>> = {
  asked: STOCK_REQUEST_TEXTS.titlesAsked,
  changed: STOCK_REQUEST_TEXTS.titlesChanged,
  approved: STOCK_REQUEST_TEXTS.titlesApproved,
  'not approved': STOCK_REQUEST_TEXTS.titlesNotApproved,
  declined: STOCK_REQUEST_TEXTS.titlesDeclined,
  sent: STOCK_REQUEST_TEXTS.titlesSent,
  received: STOCK_REQUEST_TEXTS.titlesReceived,
  returned: STOCK_REQUEST_TEXTS.titlesReturned,
};

const TEXTS: Readonly<Record<Occasion, Words>> = {
  asked: STOCK_REQUEST_TEXTS.textsAsked,
  changed: STOCK_REQUEST_TEXTS.textsAsked,
  approved: STOCK_REQUEST_TEXTS.textsApproved,
  'not approved': STOCK_REQUEST_TEXTS.textsNotApproved,
  declined: STOCK_REQUEST_TEXTS.textsDeclined,
  sent: STOCK_REQUEST_TEXTS.textsSent,
  received: STOCK_REQUEST_TEXTS.textsReceived,
  returned: STOCK_REQUEST_TEXTS.textsReturned,
};
