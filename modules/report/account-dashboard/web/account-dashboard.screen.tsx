import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PeriodChoice, usePeriod } from '../../dashboard/web/period-choice.tsx';
import { BranchChoice } from '../../page/web/branch-choice.tsx';
import { accountBranches } from '../../page/web/report-calls.ts';
import { ReportState } from '../../page/web/report-state.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import { ACCOUNT_DASHBOARD } from './account-dashboard.words.ts';
import { accountDashboardOf } from './account-dashboard-calls.ts';
import { AccountFigures } from './account-figures.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { BalanceAndMovements } from './balance-and-movements.tsx';

/** Where the money lies, what came in and went out, and what moved most. */
export default function AccountDashboardScreen() {
  const say = useSay();
  const may = useMay();
  const period = usePeriod('month');
  const { address, change } = useReportAddress();
  const figures = useQuery(accountDashboardOf(period, address.branch_ids));
  return (
    <Page>
      <PageHeader
        title={say(ACCOUNT_DASHBOARD.title)}
        actions={
          may('create_transaction') && (
            <Button kind="primary" icon="plus" href="/finance/transaction-form">
              {say(ACCOUNT_DASHBOARD.newTransaction)}
            </Button>
          )
        }
      />
      <Stack>
        <Row>
          <PeriodChoice period={period} />
          <BranchChoice
            choices={accountBranches}
            branchIds={address.branch_ids}
            onChange={(branch_ids) => change({ branch_ids })}
          />
        </Row>
        <ReportState query={figures}>
          {(shown) => (
            <Stack>
              <AccountFigures figures={shown} />
              <BalanceAndMovements figures={shown} />
              <AccountsCard figures={shown} />
            </Stack>
          )}
        </ReportState>
      </Stack>
    </Page>
  );
}
