import { CardGrid, Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { reportHref } from '../../page/web/use-report-address.ts';
import type { Dashboard } from '../dashboard.answer.ts';
import { CashQuestionCard } from './cash-question-card.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';
import { KeyFigures } from './key-figures.tsx';
import { useArrangedCards } from './use-arranged-cards.ts';
import { useCards, useListed } from './use-cards.tsx';

/** Everything the user may see of the branch, the figures first; what he may not see takes no room. */
export function DashboardCards({ figures }: { figures: Dashboard }) {
  const may = useMay();
  const shift = useListed('shift', ['view_account_balance', 'create_transaction']);
  const say = useSay();
  const { all, shown } = useArrangedCards(useCards(figures));
  return (
    <Stack>
      {shift && <CashQuestionCard shift={shift} currency={figures.currency} />}
      <KeyFigures
        figures={figures}
        opens={{
          sales: salesHref(figures),
          profit: may('create_income_statement') ? statementHref(figures) : undefined,
          owed: '/finance/debt-list?condition=debtor',
        }}
      />
      {all.length > 0 && shown.length === 0 && <p className={classes.calm}>{say(DASHBOARD.noCards)}</p>}
      <CardGrid columns={3}>
        {shown.map(({ key, isWide, card }) => (
          <div key={key} className={isWide ? classes.wide : classes.card}>
            {card}
          </div>
        ))}
      </CardGrid>
    </Stack>
  );
}

/** The income statement whose gross profit it is. */
function statementHref({ date, date_to }: Pick<Dashboard, 'date' | 'date_to'>): string {
  return reportHref('/report/income-statement', { date, date_to });
}

const SALES = '/point-of-sale/sale-list';

/** The list of the sales that a figure is made of. */
function salesHref({ period, date, date_to }: Pick<Dashboard, 'period' | 'date' | 'date_to'>): string {
  return period === 'today' ? `${SALES}?condition=today` : `${SALES}?date_from=${date}&date_to=${date_to}`;
}
