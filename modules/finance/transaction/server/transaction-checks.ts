import type { BookCheck } from '../../ledger/server/book-check.ts';
import { documentSubject } from '../../ledger/server/book-subjects.ts';
import { moneyMovedAsDocumentsSay } from '../../ledger/server/money-moved.ts';
import { TRANSACTION_TEXTS } from '../transaction.words.ts';

/** What must hold of transactions: invariant 5 of accounting.md 4.4. */
export const TRANSACTION_CHECKS: readonly BookCheck[] = [
  {
    name: 'transactions_moved_their_money',
    words: TRANSACTION_TEXTS.transactionsMovedTheirMoney,
    about: documentSubject("select id, 'transaction', date from transactions"),
    examines: {
      name: 'transactions',
      words: { one: TRANSACTION_TEXTS.transactionsOne, many: TRANSACTION_TEXTS.transactionsMany },
      sql: 'select count(*)::int from transactions where deleted_at is null',
    },
    measures: ['day', 'money'],
    sql: moneyMovedAsDocumentsSay(
      'transaction',
      `select business_id, id, date,
              case when explains_id is not null and type <> 'transfer' then 0 when explains_id = account_id then amount
                   when explains_id = to_account_id then -amount
                   when type = 'deposit' then amount when type = 'withdraw' then -amount else 0 end - coalesce(fee, 0) as amount
       from transactions`,
    ),
  },
];
