import { TextLink } from '#ui/actions/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/show/card.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { ForeseenBranch } from '../foreseen-year.answer.ts';
import { YEAR } from './year-close.words.ts';

/** What closing a year would post in a branch; each account opens its lines of the year. */
export function BranchOfYear({ branch, year }: { branch: ForeseenBranch; year: number }) {
  const say = useSay();
  const may = useMay();
  const { id, name, currency, profit, lines } = branch;
  if (!branch.may_close || !currency || profit === undefined || !lines)
    return <Notice tone="warning">{say(YEAR.notYours, { branch: name })}</Notice>;
  if (lines.length === 0) return <Card title={name}>{say(YEAR.noEntry)}</Card>;
  const money = (amount: number | null) => (amount ? moneyText(amount, currency) : '');
  const title = (account: string, text: string) => {
    if (!may('create_trial_balance')) return text;
    const days = `date=${year}-01-01&date_to=${year}-12-31`;
    return (
      <TextLink href={`/report/ledger-lines?account_code=${account}&${days}&branch_ids=${id}`}>
        {text}
      </TextLink>
    );
  };
  return (
    <Card flush>
      <StatementTable
        label={name}
        head={say(YEAR.entry)}
        columns={[say(YEAR.debit), say(YEAR.credit)]}
        groups={[
          {
            key: id,
            title: name,
            lines: lines.map((line) => ({
              key: line.account,
              title: title(line.account, `${line.account} ${line.name}`),
              figures: [money(line.debit), money(line.credit)],
            })),
          },
        ]}
        result={{
          key: 'profit',
          title: say(YEAR.retained),
          figures: [profit < 0 ? money(-profit) : '', profit < 0 ? '' : moneyText(profit, currency)],
        }}
      />
    </Card>
  );
}
