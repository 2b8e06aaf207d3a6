import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { customer } from '../customer.entity.ts';
import { CUSTOMER } from './customer.words.ts';
import classes from './statement.module.css';
import { downloadStatement, type StatementAddress, statementOf } from './statement-calls.ts';
import { StatementOnPaper } from './statement-on-paper.tsx';

/** What a customer owed, each sale and payment since, and what is owed now: to look at, print or take away. */
export default function StatementScreen() {
  const { id, date, date_to } = useSearch({ strict: false }) as Partial<StatementAddress>;
  return id ? <OfCustomer address={{ id, date, date_to }} /> : <MissingScreen />;
}

function OfCustomer({ address }: { address: StatementAddress }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const query = useQuery(statementOf(address));
  const made = query.data;
  const change = (part: Partial<StatementAddress>) =>
    void navigate({
      to: '/customer/statement',
      search: { ...address, date: made?.date, date_to: made?.date_to, ...part } as never,
      replace: true,
    });
  const takeAway = () =>
    downloadStatement(address).catch((error: unknown) =>
      showToast({ tone: 'error', title: problemText(error, say) }),
    );
  if (query.isError && !made)
    return (
      <RecordNotLoaded
        entity={customer}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Page>
      <PageHeader
        title={say(CUSTOMER.statementOf, { name: made?.name ?? '' })}
        back={{ href: `${customer.screens.view}?id=${address.id}`, name: say(CUSTOMER.back) }}
        actions={
          <>
            {may('export_to_excel') && (
              <Button icon="excel" onClick={() => void takeAway()}>
                {say(CUSTOMER.excel)}
              </Button>
            )}
            <Button kind="primary" icon="print" onClick={() => print()}>
              {say(CUSTOMER.print)}
            </Button>
          </>
        }
      />
      <Stack>
        <div className={classes.days}>
          <DateInput
            label={say(CUSTOMER.from)}
            value={made?.date ?? ''}
            latest={made?.date_to ?? ''}
            onChange={(from) => change({ date: from || undefined })}
          />
          <DateInput
            label={say(CUSTOMER.to)}
            value={made?.date_to ?? ''}
            onChange={(to) => change({ date_to: to || undefined })}
          />
        </div>
        <Late
          loading={!made}
          skeleton={
            <Card flush>
              <ListSkeleton />
            </Card>
          }
        >
          {made && <StatementOnPaper statement={made} />}
        </Late>
      </Stack>
    </Page>
  );
}
