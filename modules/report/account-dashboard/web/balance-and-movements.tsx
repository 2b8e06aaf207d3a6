import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import classes from '../../dashboard/web/dashboard.module.css';
import { PERIOD_WORDS } from '../../dashboard/web/dashboard.words.ts';
import { LatePeriodCurve } from '../../dashboard/web/late-period-curve.tsx';
import { useSourceAddress, useSourceName } from '../../page/web/source-link.tsx';
import type { AccountDashboard } from '../account-dashboard.answer.ts';
import { ACCOUNT_DASHBOARD } from './account-dashboard.words.ts';
import { useMovementsAddress } from './use-movements-address.ts';

/** How the balance of all accounts went, beside what moved it most. */
export function BalanceAndMovements({ figures }: { figures: AccountDashboard }) {
  return (
    <div className={classes.main} data-alone={!figures.trend || undefined}>
      <BalanceCurve figures={figures} />
      <BiggestMovements figures={figures} />
    </div>
  );
}

function BalanceCurve({
  figures: { trend, period, currency, balance = 0, opening = 0 },
}: {
  figures: AccountDashboard;
}) {
  const say = useSay();
  if (!trend) return null;
  const words = PERIOD_WORDS[period === 'today' ? 'week' : period];
  const title = say(trend.step === 'day' ? ACCOUNT_DASHBOARD.perDay : ACCOUNT_DASHBOARD.perMonth);
  return (
    <LatePeriodCurve
      {...trend}
      title={title}
      currency={currency}
      names={{ now: say(words.short), before: say(words.before) }}
      summary={`${title}: ${moneyText(opening, currency)}, ${moneyText(balance, currency)}`}
    />
  );
}

function BiggestMovements({ figures }: { figures: AccountDashboard }) {
  const say = useSay();
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const addressOf = useSourceAddress();
  const all = useMovementsAddress(figures)({ sort: 'amount' });
  const { biggest, currency } = figures;
  return (
    <Card
      title={say(ACCOUNT_DASHBOARD.biggest)}
      action={
        all && (
          <TextLink href={all} size="s">
            {say(ACCOUNT_DASHBOARD.all)}
          </TextLink>
        )
      }
      flush
    >
      {biggest.length === 0 && <p className={classes.calm}>{say(ACCOUNT_DASHBOARD.nothing)}</p>}
      <LineList
        lines={biggest.map((movement) => {
          const href = addressOf(movement);
          return {
            key: `${movement.entry_id} ${movement.line_no}`,
            title: movement.memo ?? nameOf(movement.source_kind),
            note: `${dayText(movement.date, language)}, ${movement.account_name}`,
            figure: moneyText(movement.amount, currency),
            ...(href ? { href } : {}),
          };
        })}
      />
    </Card>
  );
}
