import { KpiCard, KpiRow } from '#ui/show/kpi-card.tsx';
import { isPart } from '#web-kit/format/change.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PERIOD_WORDS } from '../../dashboard/web/dashboard.words.ts';
import { Moved } from '../../dashboard/web/key-figures.tsx';
import type { AccountDashboard } from '../account-dashboard.answer.ts';
import { ACCOUNT_DASHBOARD } from './account-dashboard.words.ts';
import { useMovementsAddress } from './use-movements-address.ts';

/** What there is, what came in, what went out and what is left of it; each opens its rows. */
export function AccountFigures({ figures }: { figures: AccountDashboard }) {
  const say = useSay();
  const { language } = useLanguage();
  const rowsOf = useMovementsAddress(figures);
  const { balance, opening = 0, currency, money_in, money_out, period } = figures;
  const money = (wire: number) => moneyText(wire, currency);
  const opens = (href: string | undefined) => (href ? { href } : {});
  const kept = money_out === undefined ? undefined : money_in - money_out;
  return (
    <KpiRow label={say(ACCOUNT_DASHBOARD.figures)}>
      {balance !== undefined && (
        <KpiCard
          lead
          title={say(ACCOUNT_DASHBOARD.allAccounts)}
          amount={money(balance)}
          currency={currency}
          {...opens(rowsOf({ date: undefined }))}
          note={
            <>
              <Moved now={balance} before={opening} />
              {say(ACCOUNT_DASHBOARD.fromOn, {
                amount: money(opening),
                day: dayText(figures.date, language),
              })}
            </>
          }
        />
      )}
      {(['in', 'out'] as const).map((kind) => {
        const [now, before = 0] =
          kind === 'in' ? [money_in, figures.money_in_before] : [money_out, figures.money_out_before];
        if (now === undefined) return null;
        return (
          <KpiCard
            key={kind}
            title={say(kind === 'in' ? ACCOUNT_DASHBOARD.moneyIn : ACCOUNT_DASHBOARD.moneyOut)}
            amount={money(now)}
            currency={currency}
            {...opens(rowsOf({ kind }))}
            note={
              <>
                <Moved now={now} before={before} rising={kind === 'in' ? 'good' : 'bad'} />
                {money(before)} ({say(PERIOD_WORDS[period].before)})
              </>
            }
          />
        );
      })}
      {kept !== undefined && (
        <KpiCard
          title={say(ACCOUNT_DASHBOARD.kept)}
          amount={money(kept)}
          currency={currency}
          {...opens(rowsOf({}))}
          note={
            money_in > 0 &&
            isPart((100 * kept) / money_in) &&
            say(ACCOUNT_DASHBOARD.ofMoneyIn, { percent: String(Math.round((1000 * kept) / money_in) / 10) })
          }
        />
      )}
    </KpiRow>
  );
}
