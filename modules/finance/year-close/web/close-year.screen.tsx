import { useQuery } from '@tanstack/react-query';
import { Late } from '#ui/feedback/late.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { yearClose } from '../year-close.entity.ts';
import { yearCloseWords } from '../year-close.i18n.ts';
import { BranchOfYear } from './branch-of-year.tsx';
import { CloseButton } from './close-button.tsx';
import { ReopenCard } from './reopen-card.tsx';
import { foreseenYear } from './year-calls.ts';
import { YEAR } from './year-close.words.ts';

/** The next year that can be closed, with what would be posted in each branch, and the last that is closed. */
export default function CloseYearScreen() {
  const say = useSay();
  const query = useQuery(foreseenYear);
  const made = query.data;
  const isMine = made?.branches.every(({ may_close }) => may_close) ?? false;
  const back = { en: yearCloseWords.en.many, sw: yearCloseWords.sw.many };
  return (
    <Page>
      <PageHeader
        title={say(YEAR.title)}
        back={{ href: yearClose.screens.list, name: say(back) }}
        actions={made?.year && isMine ? <CloseButton year={made.year} /> : undefined}
      />
      <Stack>
        {query.error && <Notice tone="danger">{problemText(query.error, say)}</Notice>}
        <Late
          loading={query.isPending}
          skeleton={
            <Card flush>
              <ListSkeleton />
            </Card>
          }
        >
          {made && (
            <Stack>
              <Notice tone="info">
                {made.year === null
                  ? say(YEAR.nothing, { year: made.running })
                  : say(YEAR.why, { year: made.year })}
              </Notice>
              {made.branches.map((branch) => (
                <BranchOfYear key={branch.id} branch={branch} year={made.year ?? 0} />
              ))}
              {made.last_closed !== null && <ReopenCard year={made.last_closed} />}
            </Stack>
          )}
        </Late>
      </Stack>
    </Page>
  );
}
