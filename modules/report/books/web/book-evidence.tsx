import type { Currency } from '#core/currencies.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useSourceName } from '../../page/web/source-link.tsx';
import { reportHref } from '../../page/web/use-report-address.ts';
import type { ShownCheck, ShownFault } from '../books-check.answer.ts';
import classes from './books-check.module.css';
import { BOOKS } from './books-check.words.ts';

/** The server shows no more of one check: a hundred say no more than the first. */
const MOST_FAULTS = 100;

/** What does not hold: about what, what it should be and what it is. Each leads to the place in the books. */
export function BookEvidence({ check, currency }: { check: ShownCheck; currency: Currency }) {
  const say = useSay();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const placeOf = usePlaceOf();
  const text = (values: readonly (string | number)[]) =>
    values.map((value, place) => valueText(value, check.measures[place], currency, language)).join(' · ');
  return (
    <div className={classes.evidence}>
      <StatementTable
        label={check.title}
        head={say(BOOKS.about)}
        columns={[say(BOOKS.expected), say(BOOKS.found)]}
        groups={[
          {
            key: check.check,
            lines: check.faults.map((fault, number) => {
              const href = placeOf(check, fault);
              const name = nameOf(fault);
              return {
                key: `${number} ${fault.subject}`,
                title: href ? <TextLink href={href}>{name}</TextLink> : name,
                figures: [text(fault.expected), text(fault.found)],
                tones: [undefined, 'bad'],
              };
            }),
          },
        ]}
      />
      {check.faults.length >= MOST_FAULTS && <p>{say(BOOKS.first, { n: MOST_FAULTS })}</p>}
    </div>
  );
}

function valueText(
  value: string | number,
  measure: string | undefined,
  currency: Currency,
  language: 'en' | 'sw',
): string {
  if (measure === 'day') return dayText(String(value), language);
  if (typeof value === 'string') return value;
  return measure === 'money' ? `${currency} ${moneyText(value, currency)}` : quantityText(value);
}

function useNameOf(): (fault: ShownFault) => string {
  const say = useSay();
  const { language } = useLanguage();
  const sourceName = useSourceName();
  return ({ name, source_kind, date }) => {
    const said = name ?? (source_kind ? sourceName(source_kind) : say(BOOKS.whole));
    return date ? `${said}, ${dayText(date, language)}` : said;
  };
}

/** The lines of the account, the entries of the document, or the view of the record. */
function usePlaceOf(): (check: ShownCheck, fault: ShownFault) => string | undefined {
  const registry = useRegistry();
  const may = useMay();
  return ({ about }, { subject, account_code, source_id, date, date_to }) => {
    const days = { date: date ?? undefined, date_to: date_to ?? undefined };
    if (account_code) return reportHref('/report/ledger-lines', { ...days, account_code });
    if (source_id) return reportHref('/report/journal', { ...days, source_id });
    if (about === 'branch')
      return reportHref('/report/ledger-lines', { account_code: CHART.inventory, branch_ids: subject });
    const entity = registry.entities.find(({ name }) => name === about);
    return entity && about !== 'business' ? viewAddress(entity, subject, may) : undefined;
  };
}
