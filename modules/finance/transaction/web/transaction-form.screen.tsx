import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { moneyToWire } from '#core/money.ts';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { transactionBody } from '../transaction.body.ts';
import { transaction } from '../transaction.entity.ts';
import { TRANSACTION_TYPES } from '../transaction.rules.ts';
import { TRANSACTION } from './transaction.words.ts';
import { type TransactionTerms, termsOfTransactions } from './transaction-calls.ts';
import { MoneyThatMoves, TransactionDetails, type TransactionPartProps } from './transaction-fields.tsx';
import { bodyOfTransaction, figuresOf, NO_TRANSACTION, placesOf } from './typed-transaction.ts';

/** Puts money in, takes it out or moves it; of what has moved only the remarks change. */
export default function TransactionFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id) return <EntityScreens entity={transaction} kind="form" />;
  return <NewTransaction />;
}

function NewTransaction() {
  const say = useSay();
  const terms = useQuery(termsOfTransactions);
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={transaction}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(TRANSACTION.title)} />}>
      {terms.data && <Opened terms={terms.data} />}
    </Late>
  );
}

function Opened({ terms }: { terms: TransactionTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(transaction);
  const asked = useSearch({ strict: false }) as { type?: string; account_id?: string };
  const form = useCommandForm({
    name: 'transaction',
    body: transactionBody,
    labels: {
      account_id: say(TRANSACTION.from),
      to_account_id: say(TRANSACTION.to),
      amount: say(TRANSACTION.amount),
      fee: say(TRANSACTION.fee),
      counterpart: say(TRANSACTION.goesTo),
      expense_type_id: say(TRANSACTION.expenseType),
      date: say(TRANSACTION.date),
      reference: say(TRANSACTION.reference),
      remarks: say(TRANSACTION.remarks),
    },
    opened: {
      ...NO_TRANSACTION,
      type: TRANSACTION_TYPES.find((type) => type === asked.type) ?? NO_TRANSACTION.type,
      account: asked.account_id ?? terms.accounts[0]?.id ?? '',
    },
    wire: (typed, id) => ({ id, ...bodyOfTransaction(typed, terms, currency) }),
    check: (typed) => {
      const { amount } = figuresOf(typed, currency);
      const isTransfer = typed.type === 'transfer';
      return {
        ...(amount === 0n ? { amount: say(TRANSACTION.required) } : {}),
        ...(isTransfer && !typed.toAccount ? { to_account_id: say(TRANSACTION.required) } : {}),
        ...(!isTransfer && !typed.counterpart ? { counterpart: say(TRANSACTION.required) } : {}),
        ...(typed.counterpart === 'expense' && !typed.expenseType
          ? { expense_type_id: say(TRANSACTION.required) }
          : {}),
      };
    },
    send: (body, id) => call<WireRow>('POST', 'transaction', { body, idempotencyKey: id }),
    done: (made) => {
      // Balances of two accounts have moved with it.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(TRANSACTION.saved, { number: String(made.number) }) });
      const to = viewAddress(transaction, made.id, may) ?? transaction.screens.list;
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });
  const part = { typed: form.typed, set: form.set, faultOf: form.faultOf, terms };
  return (
    <CommandForm
      form={form}
      title={say(TRANSACTION.title)}
      save={say(TRANSACTION.save)}
      one={words.lower}
      back={{ href: transaction.screens.list, name: words.many }}
      side={<Moved {...part} />}
    >
      <MoneyThatMoves {...part} />
      <TransactionDetails {...part} />
    </CommandForm>
  );
}

/** What leaves one account and arrives in the other, and what is left there. */
function Moved({ typed, terms }: TransactionPartProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { own, to } = placesOf(typed, terms);
  const { leaves, arrives } = figuresOf(typed, currency);
  const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
  const into = typed.type === 'deposit' ? own : to;
  const moved = typed.type === 'deposit' ? arrives : -leaves;
  const rows = [
    ...(leaves > 0n && own
      ? [{ key: 'leaves', title: say(TRANSACTION.leaves, { account: own.name }), value: text(leaves) }]
      : []),
    ...(arrives > 0n && into
      ? [{ key: 'arrives', title: say(TRANSACTION.arrives, { account: into.name }), value: text(arrives) }]
      : []),
    ...(own?.balance === undefined
      ? []
      : [
          {
            key: 'left',
            title: say(TRANSACTION.left, { account: own.name }),
            value: <b>{moneyText(own.balance + moneyToWire(moved, currency), currency)}</b>,
          },
        ]),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={say(TRANSACTION.summary)}>
      <Facts items={rows} />
    </Card>
  );
}
