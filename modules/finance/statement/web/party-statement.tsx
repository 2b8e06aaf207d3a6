import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { statementText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import classes from './statement.module.css';
import { STATEMENT } from './statement.words.ts';
import { downloadStatement, type StatementAddress, statementOf } from './statement-calls.ts';
import { StatementOnPaper } from './statement-on-paper.tsx';

export interface PartyStatementProps {
  /** Customers or suppliers. */
  entity: AnyEntity & { name: PartyKind };
  /** The path of the screen that shows it. */
  path: string;
  /** What the way back to the party is called. */
  back: Words;
}

/** What was owed, each document and payment since, and what is owed now: to look at, print or take away. */
export function PartyStatement(props: PartyStatementProps) {
  const { id, date, date_to, currency } = useSearch({ strict: false }) as Partial<StatementAddress>;
  return id ? <OfParty {...props} address={{ id, date, date_to, currency }} /> : <MissingScreen />;
}

function OfParty({ entity, path, back, address }: PartyStatementProps & { address: StatementAddress }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const query = useQuery(statementOf(entity.name, address));
  const made = query.data;
  const change = (part: Partial<StatementAddress>) =>
    void navigate({
      to: path,
      search: searchOf({ ...address, date: made?.date, date_to: made?.date_to, ...part }),
      replace: true,
    });
  const takeAway = () =>
    downloadStatement(entity.name, address).catch((error: unknown) =>
      showToast({ tone: 'error', title: problemText(error, say) }),
    );
  if (query.isError && !made)
    return (
      <RecordNotLoaded
        entity={entity}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Page>
      <PageHeader
        title={say(STATEMENT.statementOf, { name: made?.name ?? '' })}
        back={{ href: `${entity.screens.view}?id=${address.id}`, name: say(back) }}
        actions={
          <>
            {may('export_to_excel') && (
              <Button icon="excel" onClick={() => void takeAway()}>
                {say(STATEMENT.excel)}
              </Button>
            )}
            <Button kind="primary" icon="print" onClick={() => print()}>
              {say(STATEMENT.print)}
            </Button>
          </>
        }
      />
      <Stack>
        <div className={classes.days}>
          <DateInput
            label={say(STATEMENT.from)}
            value={made?.date ?? ''}
            latest={made?.date_to ?? ''}
            onChange={(from) => change({ date: from || undefined })}
          />
          <DateInput
            label={say(STATEMENT.to)}
            value={made?.date_to ?? ''}
            onChange={(to) => change({ date_to: to || undefined })}
          />
        </div>
        {made && made.balances.length > 1 && (
          <Segments
            label={say(STATEMENT.currency)}
            items={made.balances.map(({ currency, balance }) => ({
              value: currency,
              title: `${statementText(balance, currency)} ${currency}`,
            }))}
            value={made.currency}
            onChange={(currency) => change({ currency: currency as Currency })}
          />
        )}
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
