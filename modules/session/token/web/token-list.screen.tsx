import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useQuestion } from '#web-kit/api/use-question.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ListedToken } from '../tokens.answer.ts';
import { TOKEN } from './token.words.ts';
import { tokens } from './token-calls.ts';
import { useTokenColumns } from './use-token-columns.tsx';

const FORM = '/settings/token-form';

/** The API tokens of one's branches, those that have ended included, and the way to revoke each. */
export default function TokenListScreen() {
  const say = useSay();
  const client = useQueryClient();
  const page = useQuery(tokens);
  const columns = useTokenColumns();
  const { subject, ask, run, question } = useQuestion<ListedToken>();
  const rows = page.data?.data;
  const revoke = async ({ id }: ListedToken) => {
    await run(async () =>
      showToast({ tone: 'success', title: await callForSentence('DELETE', `token?id=${id}`) }),
    );
    await client.invalidateQueries({ queryKey: tokens.queryKey });
  };
  const make = (
    <Button kind="primary" icon="plus" href={FORM}>
      {say(TOKEN.new)}
    </Button>
  );
  if (page.isError && !rows)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(TOKEN.many)}
          message={problemText(page.error, say)}
          onRetry={() => void page.refetch()}
        />
      </Page>
    );
  return (
    <Page look="form">
      <PageHeader title={say(TOKEN.many)} actions={make} />
      <Late loading={!rows} skeleton={<ListSkeleton />}>
        {rows?.length === 0 && (
          <Card>
            <EmptyState icon="key" title={say(TOKEN.none)} body={say(TOKEN.why)} />
          </Card>
        )}
        {rows && rows.length > 0 && (
          <Card title={say(TOKEN.many)} note={say(TOKEN.why)} flush>
            <DataTable
              label={say(TOKEN.many)}
              columns={columns}
              rows={rows}
              rowId={(token) => token.id}
              rowName={(token) => token.name}
              actions={(token) => (
                <IconButton
                  icon="delete"
                  name={say(TOKEN.revoke, { name: token.name })}
                  onClick={() => ask(token)}
                />
              )}
            />
          </Card>
        )}
      </Late>
      <ConfirmDialog
        {...question}
        title={say(TOKEN.revokeTitle, { name: subject?.name ?? '' })}
        icon="close"
        body={say(TOKEN.revokeText)}
        confirm={say(TOKEN.revokeConfirm)}
        onConfirm={() => subject && void revoke(subject)}
      />
    </Page>
  );
}
