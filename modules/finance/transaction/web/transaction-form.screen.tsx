import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { moneyToWire } from '#core/money.ts';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { transaction } from '../transaction.entity.ts';
import { TRANSACTION } from './transaction.words.ts';
import { type TransactionTerms, termsOfTransactions } from './transaction-calls.ts';
import { MoneyThatMoves, TransactionDetails } from './transaction-fields.tsx';
import { figuresOf, placesOf } from './transaction-figures.ts';
import { type TransactionPartProps, useTransactionForm } from './use-transaction-form.ts';

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
  const words = useEntityWords(transaction);
  const form = useTransactionForm(terms);
  const part = { form, terms };
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
function Moved({ form: { typed }, terms }: TransactionPartProps) {
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
    ...(own?.balance == null
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
