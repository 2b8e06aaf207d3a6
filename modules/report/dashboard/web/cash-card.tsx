import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { moneyOf } from '#core/money.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Icon, type IconName } from '#ui/icons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';

const SHOWN = 5;
const EVERY_ACCOUNT = { ...DEFAULT_LIST_STATE, sort: 'name', limit: 100 };

/** Where the money of the branch lies. */
export function CashCard({ account, currency }: { account: AnyEntity; currency: Currency }) {
  const say = useSay();
  const may = useMay();
  const { data } = useQuery(queriesOf(account).list(EVERY_ACCOUNT));
  const money = (data?.data ?? [])
    .filter(({ balance }) => typeof balance === 'number')
    .sort((one, other) => Number(other.balance) - Number(one.balance));
  const total = money.reduce((sum, { balance }) => {
    const amount = moneyOf(Number(balance), currency);
    return typeof amount === 'bigint' ? sum + amount : sum;
  }, 0n);
  return (
    <Card
      title={say(DASHBOARD.cash)}
      action={
        <TextLink href={account.screens.list} size="s">
          {say(DASHBOARD.accounts)}
        </TextLink>
      }
      flush
    >
      <p className={classes.total}>
        <Figure amount={amountText(total, currency)} currency={currency} size="m" />
      </p>
      <LineList
        lines={money.slice(0, SHOWN).map((row) => {
          const href = viewAddress(account, row.id, may);
          return {
            key: row.id,
            sign: (
              <span className={classes.sign}>
                <Icon name={SIGNS[String(row.type)] ?? 'cash'} />
              </span>
            ),
            title: String(row.name),
            ...(row.account_number ? { note: String(row.account_number) } : {}),
            figure: moneyText(Number(row.balance), currency),
            ...(href ? { href } : {}),
          };
        })}
      />
    </Card>
  );
}

const SIGNS: Readonly<Record<string, IconName>> = { 'cash in hand': 'cash', mobile: 'mobile', bank: 'bank' };
