import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import classes from '../../form/web/report-form.module.css';
import { useSourceAddress } from '../../page/web/source-link.tsx';
import { reportHref, useReportAddress } from '../../page/web/use-report-address.ts';
import type { AgedDebts } from '../aged-debts.answer.ts';
import { AGES } from '../aged-debts.rules.ts';
import { AGE_WORDS, AGED_DEBTS } from '../aged-debts.words.ts';

type Line = AgedDebts['totals'] & { party?: string };

/** A line for each party, with what is owed by age; every figure opens its debts. */
export function AgedDebtsTable({ report }: { report: AgedDebts }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const addressOf = useSourceAddress();
  if (report.data.length === 0)
    return (
      <Card>
        <EmptyState icon="report" tone="neutral" title={say(AGED_DEBTS.none)} />
      </Card>
    );
  if (isPhone) return <PhoneLines report={report} />;
  return (
    <Card flush>
      <section
        className={classes.scroll}
        aria-label={say(AGED_DEBTS.title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only focus lets the keyboard scroll it
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{`${say(AGED_DEBTS[report.kind])}, ${report.currency}`}</th>
              {COLUMNS.map((key) => (
                <th key={key} scope="col">
                  {say(AGE_WORDS[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.data.map(({ party_id, party_name, ...sums }) => {
              const source_kind = report.kind === 'debtor' ? 'customer' : 'supplier';
              const href = party_id ? addressOf({ source_kind, source_id: party_id }) : undefined;
              return (
                <tr key={party_id ?? party_name}>
                  <th scope="row">{href ? <TextLink href={href}>{party_name}</TextLink> : party_name}</th>
                  <Cells report={report} line={{ ...sums, party: party_id ?? party_name }} />
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(AGED_DEBTS.total)}</th>
              <Cells report={report} line={report.totals} />
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  );
}

function Cells({ report, line }: { report: AgedDebts; line: Line }) {
  const hrefOf = useDebtsAddress();
  return COLUMNS.map((key) => {
    const text = moneyText(line[key], report.currency);
    const opens = line[key] !== 0 && key !== 'deposit' && key !== 'net';
    return (
      <td key={key} className={key === 'owed' ? classes.lead : undefined}>
        {opens ? (
          <UiLink className={classes.figure} href={hrefOf(key, line.party)}>
            {text}
          </UiLink>
        ) : (
          text
        )}
      </td>
    );
  });
}

/** On a phone each party is a line, with its ages below the name. */
function PhoneLines({ report }: { report: AgedDebts }) {
  const say = useSay();
  const hrefOf = useDebtsAddress();
  const { currency } = report;
  return (
    <Card>
      <LineList
        lines={report.data.map(({ party_id, party_name, ...sums }) => ({
          key: party_id ?? party_name,
          title: party_name,
          note: ([...AGES, 'deposit'] as const)
            .filter((key) => sums[key] !== 0)
            .map((key) => `${say(AGE_WORDS[key])}: ${moneyText(sums[key], currency)}`)
            .join(' · '),
          figure: moneyText(sums.owed, currency),
          ...(sums.owed === 0 ? {} : { href: hrefOf('owed', party_id ?? party_name) }),
        }))}
      />
    </Card>
  );
}

/** Where the debts behind a figure are open: those of an age or all, of a party or everybody. */
function useDebtsAddress() {
  const { address } = useReportAddress();
  return (figure: string, party?: string) => reportHref('/report/aged-debts', { ...address, figure, party });
}

const COLUMNS = [...AGES, 'owed', 'deposit', 'net'] as const;
