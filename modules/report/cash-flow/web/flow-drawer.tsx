import { useQuery } from '@tanstack/react-query';
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
import { useSourceAddress, useSourceName } from '../../page/web/source-link.tsx';
import { useReportAddress } from '../../page/web/use-report-address.ts';
import type { CashFlow, FlowEntries } from '../cash-flow.answer.ts';
import { FLOWS, type Flow } from '../cash-flow.rules.ts';
import { FLOW_WORDS } from '../cash-flow.words.ts';
import { flowEntriesOf } from './cash-flow-calls.ts';

/** The entries of the flow that the address names, over the statement that shows it. */
export function FlowDrawer({ report }: { report: CashFlow }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const flow = FLOWS.find((one) => one === address.figure);
  return (
    <Drawer
      opened={flow !== undefined}
      onClose={() => change({ figure: undefined })}
      title={flow ? say(FLOW_WORDS[flow]) : ''}
      width={620}
    >
      {flow && <Entries report={report} flow={flow} />}
    </Drawer>
  );
}

function Entries({ report: { date, date_to, branch_ids }, flow }: { report: CashFlow; flow: Flow }) {
  const say = useSay();
  const { address, change } = useReportAddress();
  const query = useQuery(
    flowEntriesOf({ date, date_to, flow, branch_ids: branch_ids.join(), page: address.page }),
  );
  return (
    <ReportState query={query}>
      {(made) => (
        <div>
          <p>
            <Figure amount={moneyText(made.amount, made.currency)} currency={made.currency} size="xl" />
          </p>
          <EntryLines made={made} />
          <Pagination
            text={rangeText(made, say)}
            page={made.current_page}
            pages={made.total_pages}
            onPage={(page) => change({ page: String(page) })}
          />
        </div>
      )}
    </ReportState>
  );
}

/** Each with its day, what posted it and its part in the figure. */
function EntryLines({ made: { data, currency, branch_ids } }: { made: FlowEntries }) {
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const addressOf = useSourceAddress();
  const here = useBranch();
  return (
    <LineList
      lines={data.map((entry, place) => {
        const href = entry.branch_id === here.id ? addressOf(entry) : undefined;
        const elsewhere = branch_ids.length > 1 ? entry.branch_name : null;
        return {
          key: String(place),
          title: entry.memo ?? nameOf(entry.source_kind),
          note: [dayText(entry.date, language), nameOf(entry.source_kind), elsewhere]
            .filter(Boolean)
            .join(' · '),
          figure: moneyText(entry.amount, currency),
          ...(href ? { href } : {}),
        };
      })}
    />
  );
}
