import { useQuery } from '@tanstack/react-query';
import { SupportRow, SupportRows } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import type { AskedSupport } from '../asked-support.answer.ts';
import { ASKED } from './asked-support.words.ts';
import { askedSupport } from './asked-support-calls.ts';

/** Which businesses were asked to let somebody of the platform in, and the way in where one did. */
export default function AskedSupportScreen() {
  const say = useSay();
  const page = useQuery(askedSupport);
  const ask = (
    <Button kind="primary" icon="plus" href="/platform/support-form">
      {say(ASKED.ask)}
    </Button>
  );
  return (
    <Page look="form">
      <PageHeader title={say(ASKED.title)} actions={ask} />
      {page.isError && !page.data ? (
        <ErrorPanel
          title={say(ASKED.notLoaded)}
          message={problemText(page.error, say)}
          onRetry={() => void page.refetch()}
          retrying={page.isFetching}
        />
      ) : (
        <Late loading={!page.data} skeleton={<ListSkeleton />}>
          <Card flush>
            {page.data?.length === 0 ? (
              <EmptyState icon="lock" title={say(ASKED.none)} body={say(ASKED.noneBody)} />
            ) : (
              <SupportRows>
                {page.data?.map((grant) => (
                  <SupportRow key={grant.id} title={`${grant.business_name} · ${grant.person}`} grant={grant}>
                    {grant.is_own && <OwnRequestActions grant={grant} onEnded={() => void page.refetch()} />}
                  </SupportRow>
                ))}
              </SupportRows>
            )}
          </Card>
        </Late>
      )}
    </Page>
  );
}

/** What one may do about one's own request. */
function OwnRequestActions({ grant: { id, state }, onEnded }: { grant: AskedSupport; onEnded: () => void }) {
  const say = useSay();
  const { enterBusiness } = useSessionActs();
  const end = async () => {
    try {
      await call('PUT', 'platform/support/end', { body: { id } });
      showToast({ tone: 'success', title: say(ASKED.ended) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
    onEnded();
  };
  if (state !== 'asked' && state !== 'open') return null;
  return (
    <>
      <Button size="s" onClick={() => void end()}>
        {say(state === 'open' ? ASKED.end : ASKED.takeBack)}
      </Button>
      {state === 'open' && (
        <Button size="s" kind="primary" icon="eye" onClick={() => void enterBusiness(id)}>
          {say(ASKED.enter)}
        </Button>
      )}
    </>
  );
}
