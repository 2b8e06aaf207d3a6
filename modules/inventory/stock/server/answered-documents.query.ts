import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { answeredAnswer } from '../../stock-adjustment/adjustment.answer.ts';
import { nameDocuments } from '../../stock-adjustment/server/named-documents.ts';
import { inOwnStores } from '../../store/server/in-own-stores.ts';
import { COUNT_ANSWER } from './count-answer.ts';

/**
 * What counts answered to documents that came after them and belong before (A34): of one count, or of one document. Only what
 * stands, in the stores of the caller.
 */
export const answeredDocuments = defineQuery({
  name: 'stock-adjustment.answers',
  route: 'GET api/stock-adjustment/answers',
  permission: ['list_stock_adjustments', 'view_product_stock'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: answeredAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    const of = [input.id, branch.id, actor.store_ids];
    const [moved] = await tx.query(MOVED, of);
    if (!moved) throw NotFound();
    const rows = await tx.query<Answered>(ANSWERS, of);
    await nameDocuments(context, rows);
    return rows;
  },
});

type Answered = GivenFor<typeof answeredAnswer>[number];

/** A count that is posted, also one that found no difference, or a document that moved goods. */
const MOVED = `
select true as is_known from stock_movements m where m.source_id = $1 and m.branch_id = $2 and ${inOwnStores('m', 3)}
union all
select true from stock_counted c where c.source_id = $1 and c.branch_id = $2 and ${inOwnStores('c', 3)}
limit 1`;

const ANSWERS = `
select c.source_kind as count_kind, c.source_id as count_id, a.source_kind, a.source_id, null as document,
       m.date::text as date, m.product_id, p.name as product_name, m.store_id, s.name as store_name, m.quantity, m.value
from stock_answers a
join stock_counted c on c.id = a.counted_id
join stock_movements m on m.source_id = a.id and m.kind = '${COUNT_ANSWER}'
join products p on p.id = m.product_id
join stores s on s.id = m.store_id
where (a.source_id = $1 or c.source_id = $1) and a.branch_id = $2 and not a.undone and ${inOwnStores('m', 3)}
order by a.id, m.id`;
