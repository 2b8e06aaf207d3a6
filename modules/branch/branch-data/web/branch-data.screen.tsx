import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ViewSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import type { BranchData } from '../branch-data.answer.ts';
import { Backups } from './backups.tsx';
import { DATA } from './branch-data.words.ts';
import { branchDataOf } from './branch-data-call.ts';
import { RemoveSample } from './remove-sample.tsx';
import { sizeText } from './size-text.ts';
import { StartOver } from './start-over.tsx';
import { TakeAlong } from './take-along.tsx';

/** What the branch one works in has recorded, the ways to take it along, and the way to begin anew. */
export default function BranchDataScreen() {
  const say = useSay();
  const may = useMay();
  const { id, name } = useBranch();
  const user = useCurrentUser();
  const found = useQuery(branchDataOf(id));
  return (
    <Page>
      <PageHeader title={say(DATA.title)} />
      {found.isError && !found.data ? (
        <ErrorPanel
          title={say(DATA.notLoaded)}
          message={problemText(found.error, say)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <Late loading={!found.data} skeleton={<ViewSkeleton />}>
          {found.data && (
            <ViewLayout side={sides(name)}>
              <Card title={say(DATA.about, { branch: name })} flush>
                <Counts data={found.data} />
              </Card>
            </ViewLayout>
          )}
        </Late>
      )}
    </Page>
  );

  function sides(branchName: string) {
    const takes = may('download_branch_data');
    const resets = may('reset_branch_data');
    const endsSample = resets && user.is_sample && user.account_type === 'owner';
    return (
      (takes || resets) && (
        <>
          {endsSample && <RemoveSample businessName={user.business_name} />}
          {takes && <TakeAlong branchName={branchName} />}
          {resets && <StartOver key={id} branchName={branchName} />}
          {resets && <Backups />}
        </>
      )
    );
  }
}

function Counts({ data: { entities, ledgers } }: { data: BranchData }) {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const { language } = useLanguage();
  const lines = entities.map(({ entity: name, ...size }): StatementLine => {
    const { screens, permissions } = registry.entity(name);
    const title = registry.words(name)[language].many;
    return {
      key: name,
      title: may(permissions.list) ? <TextLink href={screens.list}>{title}</TextLink> : title,
      figures: figuresOf(size),
    };
  });
  const all = [...entities, ledgers];
  return (
    <StatementTable
      label={say(DATA.title)}
      head={say(DATA.kind)}
      columns={[say(DATA.records), say(DATA.room)]}
      groups={[
        {
          key: 'all',
          lines: [...lines, { key: 'ledgers', title: say(DATA.ledgers), figures: figuresOf(ledgers) }],
        },
      ]}
      result={{
        key: 'sum',
        title: say(DATA.all),
        figures: figuresOf({ count: sum(all, 'count'), bytes: sum(all, 'bytes') }),
      }}
    />
  );
}

type Size = BranchData['ledgers'];

function figuresOf({ count, bytes }: Size): string[] {
  return [countText(count), sizeText(bytes)];
}

function sum(sizes: readonly Size[], key: keyof Size): number {
  return sizes.reduce((total, size) => total + size[key], 0);
}
