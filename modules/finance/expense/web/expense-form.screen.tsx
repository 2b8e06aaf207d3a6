import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { moneyToWire } from '#core/money.ts';
import { Late } from '#ui/feedback/late.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PhotosCard } from '#web-kit/record/chosen-photos.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { expense } from '../expense.entity.ts';
import { EXPENSE } from './expense.words.ts';
import { type ExpenseTerms, termsOfExpenses } from './expense-calls.ts';
import { ExpenseFields, ExpensePayment, ReceiptFields } from './expense-fields.tsx';
import { figuresOf } from './expense-figures.ts';
import { type ExpensePartProps, useExpenseForm } from './use-expense-form.ts';

/** Records an expense with what is paid of it; of one that is recorded its words and its receipt change. */
export default function ExpenseFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id) return <EntityScreens entity={expense} kind="form" />;
  return <NewExpense />;
}

function NewExpense() {
  const say = useSay();
  const terms = useQuery(termsOfExpenses);
  if (terms.isError && !terms.data)
    return (
      <RecordNotLoaded
        entity={expense}
        error={terms.error}
        retrying={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  return (
    <Late loading={!terms.data} skeleton={<FormPageSkeleton title={say(EXPENSE.title)} />}>
      {terms.data && <Opened terms={terms.data} />}
    </Late>
  );
}

function Opened({ terms }: { terms: ExpenseTerms }) {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(expense);
  const form = useExpenseForm(terms);
  const part = { form, terms };
  return (
    <CommandForm
      form={form}
      title={say(EXPENSE.title)}
      save={say(EXPENSE.save)}
      one={words.lower}
      back={{ href: expense.screens.list, name: words.many }}
      side={<ExpenseSide {...part} />}
    >
      <ExpenseFields {...part} />
      {may('create_payment') && <ExpensePayment {...part} />}
      <ReceiptFields {...part} />
    </CommandForm>
  );
}

/** What it comes to, and whether it counts at once. */
function ExpenseSide({ form, terms }: ExpensePartProps) {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { net, tax, left } = figuresOf(form.typed, terms, currency);
  const text = (amount: bigint) => moneyText(moneyToWire(amount, currency), currency);
  return (
    <>
      <Card title={say(EXPENSE.summary)}>
        <Facts
          items={[
            { key: 'net', title: say(EXPENSE.cost), value: <b>{text(net)}</b> },
            ...(tax > 0n ? [{ key: 'tax', title: say(EXPENSE.claimed), value: text(tax) }] : []),
            ...(left > 0n ? [{ key: 'left', title: say(EXPENSE.left), value: text(left) }] : []),
          ]}
        />
      </Card>
      {may(expense.permissions.modify) && <PhotosCard {...form.photos} note={say(EXPENSE.photosWhy)} />}
      {terms.may_verify && (
        <Card title={say(EXPENSE.verification)}>
          <Switch
            label={say(EXPENSE.verify)}
            hint={say(EXPENSE.verifyWhy)}
            checked={form.typed.verify}
            onChange={(verify) => form.set({ verify })}
          />
        </Card>
      )}
    </>
  );
}
