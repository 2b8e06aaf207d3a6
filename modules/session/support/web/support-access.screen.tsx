import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useQuestion } from '#web-kit/api/use-question.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import type { SeenSupport } from '../support.answer.ts';
import { SUPPORT } from './support.words.ts';
import { answerSupport, supportHere } from './support-calls.ts';
import { SupportRow, SupportRows } from './support-row.tsx';

/** Who of the platform asked to look into the business, and the owner's word on it. */
export default function SupportAccessScreen() {
  const say = useSay();
  const page = useQuery(supportHere);
  const { subject, ask, run, question } = useQuestion<SeenSupport>();
  const answer = async ({ id }: SeenSupport, word: 'allow' | 'end') => {
    const isDone = await run(() => answerSupport(id, word));
    if (isDone)
      showToast({ tone: 'success', title: say(word === 'allow' ? SUPPORT.allowed : SUPPORT.ended) });
    await page.refetch();
  };
  if (page.isError && !page.data)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(SUPPORT.notLoaded)}
          message={problemText(page.error, say)}
          onRetry={() => void page.refetch()}
          retrying={page.isFetching}
        />
      </Page>
    );
  return (
    <Page look="form">
      <PageHeader title={say(SUPPORT.title)} />
      <Late loading={!page.data} skeleton={<ListSkeleton />}>
        <Card title={say(SUPPORT.title)} note={say(SUPPORT.why)} flush>
          {page.data?.length === 0 ? (
            <EmptyState icon="lock" title={say(SUPPORT.none)} body={say(SUPPORT.noneBody)} />
          ) : (
            <SupportRows>
              {page.data?.map((grant) => (
                <SupportRow key={grant.id} title={grant.person} grant={grant}>
                  <Answers grant={grant} onAllow={() => ask(grant)} onEnd={() => void answer(grant, 'end')} />
                </SupportRow>
              ))}
            </SupportRows>
          )}
        </Card>
      </Late>
      <ConfirmDialog
        {...question}
        icon="eye"
        danger={false}
        title={say(SUPPORT.allowTitle, { person: subject?.person ?? '' })}
        body={say(SUPPORT.allowText)}
        confirm={say(SUPPORT.allow)}
        onConfirm={() => subject && void answer(subject, 'allow')}
      />
    </Page>
  );
}

interface AnswersProps {
  grant: SeenSupport;
  onAllow: () => void;
  onEnd: () => void;
}

/** Owners let somebody in; whoever may change settings can refuse and end. */
function Answers({ grant: { id, state, allowed_at }, onAllow, onEnd }: AnswersProps) {
  const say = useSay();
  const may = useMay();
  const isOwner = useCurrentUser().account_type === 'owner';
  return (
    <>
      {allowed_at && may('list_branch_activities') && (
        <Button size="s" kind="ghost" icon="eye" href={`/branch/activities?support_grant=${id}`}>
          {say(SUPPORT.seen)}
        </Button>
      )}
      {state === 'asked' && (
        <Button size="s" onClick={onEnd}>
          {say(SUPPORT.refuse)}
        </Button>
      )}
      {state === 'asked' && isOwner && (
        <Button size="s" kind="primary" icon="check" onClick={onAllow}>
          {say(SUPPORT.allow)}
        </Button>
      )}
      {state === 'open' && (
        <Button size="s" icon="lock" onClick={onEnd}>
          {say(SUPPORT.end)}
        </Button>
      )}
    </>
  );
}
