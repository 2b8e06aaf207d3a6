import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rangeText } from '#web-kit/list/page-range.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ReportState } from '../../page/web/report-state.tsx';
import { useSourceAddress } from '../../page/web/source-link.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import type { AgedDebts, AgedDebtsRows } from '../aged-debts.answer.ts';
import { AGES } from '../aged-debts.rules.ts';
import { AGE_WORDS, AGED_DEBTS } from '../aged-debts.words.ts';
import { agedDebtsRowsOf } from './aged-debts-calls.ts';

const SHOWN = [...AGES, 'owed'] as const;

/** The debts behind the figure that the address names, over the report that shows it. */
export function DebtsDrawer({ report }: { report: AgedDebts }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const { party } = address;
  const shown = SHOWN.find((key) => key === address.figure);
  const name = report.data.find(({ party_id, party_name }) => (party_id ?? party_name) === party)?.party_name;
  return (
    <Drawer
      opened={shown !== undefined}
      onClose={() => change({ figure: undefined, party: undefined, page: address.page })}
      title={[name ?? say(AGED_DEBTS[report.kind]), ...(shown ? [say(AGE_WORDS[shown])] : [])].join(' · ')}
      width={620}
    >
      {shown && (
        <Debts
          key={`${shown} ${party}`}
          report={report}
          age={shown === 'owed' ? undefined : shown}
          party={party}
        />
      )}
    </Drawer>
  );
}

function Debts({
  report: { kind, date_to, branch_ids },
  age,
  party,
}: {
  report: AgedDebts;
  age: string | undefined;
  party: string | undefined;
}) {
  const say = useSay();
  // The page in the address is that of the report behind it.
  const [page, setPage] = useState(1);
  const query = useQuery(
    agedDebtsRowsOf({ kind, date_to, branch_ids: branch_ids.join(), age, party, page: String(page) }),
  );
  return (
    <ReportState query={query}>
      {(made) => (
        <div>
          <p>
            <Figure amount={moneyText(made.owed, made.currency)} currency={made.currency} size="xl" />
          </p>
          <DebtLines made={made} />
          <Pagination
            text={rangeText(made, say)}
            page={made.current_page}
            pages={made.total_pages}
            onPage={setPage}
          />
        </div>
      )}
    </ReportState>
  );
}

/** Each with its document, its days and what is left of it. */
function DebtLines({ made: { data, currency, branch_ids } }: { made: AgedDebtsRows }) {
  const say = useSay();
  const { language } = useLanguage();
  const addressOf = useSourceAddress();
  const here = useBranch();
  return (
    <LineList
      lines={data.map((debt) => {
        const href =
          debt.branch_id === here.id ? addressOf({ source_kind: 'debt', source_id: debt.id }) : undefined;
        const day = (of: string) => dayText(of, language);
        return {
          key: debt.id,
          title: debt.document ?? debt.party_name,
          note: [
            debt.document ? debt.party_name : null,
            debt.due_date
              ? say(AGED_DEBTS.due, { day: day(debt.due_date) })
              : say(AGED_DEBTS.since, { day: day(debt.date) }),
            say(AGE_WORDS[debt.age]),
            branch_ids.length > 1 ? debt.branch_name : null,
          ]
            .filter(Boolean)
            .join(' · '),
          figure: moneyText(debt.left, currency),
          ...(href ? { href } : {}),
        };
      })}
    />
  );
}
