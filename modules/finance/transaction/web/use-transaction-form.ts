import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { transactionBody } from '../transaction.body.ts';
import { transaction } from '../transaction.entity.ts';
import { TRANSACTION_TYPES } from '../transaction.rules.ts';
import { TRANSACTION } from './transaction.words.ts';
import type { TransactionTerms } from './transaction-calls.ts';
import { hasReference, placeOption, placesOf } from './transaction-figures.ts';

/** The form of a new transaction: what is needed, sent and drafted follows from its body. */
export function useTransactionForm(terms: TransactionTerms) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = useSearch({ strict: false }) as { type?: string; account_id?: string };
  const first = terms.accounts.find(({ id }) => id === asked.account_id) ?? terms.accounts[0];
  return useBodyForm({
    name: 'transaction',
    body: transactionBody,
    of: transaction,
    labels: ({ type }) => ({
      account_id: say(type === 'deposit' ? TRANSACTION.into : TRANSACTION.from),
      counterpart: say(type === 'deposit' ? TRANSACTION.comesFrom : TRANSACTION.goesTo),
    }),
    opened: {
      type: TRANSACTION_TYPES.find((type) => type === asked.type) ?? 'deposit',
      account_id: first ? placeOption(first) : null,
    },
    when: (typed) => ({
      to_account_id: typed.type === 'transfer',
      counterpart: typed.type !== 'transfer',
      expense_type_id: typed.type !== 'transfer' && typed.counterpart === 'expense',
      reference: hasReference(placesOf(typed, terms)),
    }),
    needs: ({ type, counterpart }) => [
      ...(type === 'transfer' ? (['to_account_id'] as const) : (['counterpart'] as const)),
      ...(type !== 'transfer' && counterpart === 'expense' ? (['expense_type_id'] as const) : []),
    ],
    send: (body, id) => callForRow('POST', 'transaction', { body, idempotencyKey: id }),
    done: (made) => {
      // Balances of two accounts have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(TRANSACTION.saved, { number: String(made.number) }) });
      const to = viewAddress(transaction, made.id, may) ?? transaction.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
}

export interface TransactionPartProps {
  form: ReturnType<typeof useTransactionForm>;
  terms: TransactionTerms;
}
