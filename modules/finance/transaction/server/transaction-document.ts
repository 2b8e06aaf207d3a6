import type { RowOf } from '#core/define-entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { ledgerCodes } from '../../account/server/ledger-codes.ts';
import { CHART } from '../../ledger/chart.ts';
import { releaseClaims } from '../../payment/server/take-back-document.ts';
import { transaction } from '../transaction.entity.ts';
import { transactionEntries } from '../transaction.rules.ts';

/** What a transaction posts, by itself and the accounts that it names; voided, its reference is free again. */
export const transactionDocument = defineDocument(transaction, {
  posting: {
    facts: ({ tx }, rows) =>
      ledgerCodes(
        tx,
        rows.flatMap(({ account_id, to_account_id }) => [account_id, to_account_id]),
      ),
    of(moved, codes) {
      const { account_id, to_account_id, explains_id: explains, ledger_code, fee, date } = moved;
      // What the count took out of the till or put into it waits to be explained.
      const code = (id: string | null) =>
        (id !== null && id === explains ? CHART.cashToExplain : codes.get(id ?? '')) ?? '';
      return transactionEntries({
        ...moved,
        date: date ?? '',
        fee: fee ?? 0n,
        money: code(account_id),
        against: ledger_code ?? code(to_account_id),
        is_from_elsewhere: explains !== null && explains === to_account_id,
      });
    },
  },
  transitions: {
    void: {
      async refuse(context, { row }: { row: RowOf<typeof transaction> & Row }) {
        const { to_branch_id } = row;
        // The money comes back out of the other branch.
        const mayVoidIn = await holdsRight(context, 'delete_transaction');
        if (to_branch_id && !mayVoidIn(to_branch_id)) throw PermissionDenied();
      },
      async after({ tx }, { row }: { row: RowOf<typeof transaction> & Row }) {
        await releaseClaims(tx, { kind: transaction.name, id: row.id });
      },
    },
  },
});
