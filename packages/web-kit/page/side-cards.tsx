import { useQuery } from '@tanstack/react-query';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { saysNothing } from '#core/document-page.ts';
import type { Field } from '#core/fields/kind.ts';
import { PhoneLink } from '#ui/actions/phone-link.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { OffPhone } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { queriesOf } from '../api/queries.ts';
import { choiceText } from '../fields/choice/words.ts';
import { FieldCell } from '../fields/field-cell.tsx';
import { rowsOf } from '../fields/lines/line-parts.ts';
import { dayText } from '../format/day.ts';
import { amountText, moneyText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import type { RecordProps } from '../record/status-of.tsx';
import type { ViewFrame } from '../record/view-frame.ts';
import { viewAddress } from '../screens/addresses.ts';
import { useEntityWords, useRegistry } from '../screens/registry.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { dueWords } from './due-words.ts';
import { PAGE } from './page.words.ts';
import { paidBesides } from './paid-besides.ts';
import { usePage } from './use-page.ts';
import { usePaidBy } from './use-paid-by.ts';

/** Whom the document is with, and the way to them. */
export function PartyCard({ entity, row, words }: RecordProps) {
  const may = useMay();
  const registry = useRegistry();
  const idOf = (key: string) => row[columnOf(key, entity.fields[key] as Field)];
  const party = usePage(entity).parties.find((key) => typeof idOf(key) === 'string');
  const target = party === undefined ? undefined : entity.fields[party]?.target;
  if (party === undefined || target === undefined) return null;
  const name = String(row[`${party}_name`] ?? '');
  const of = registry.entity(target);
  const href = viewAddress(of, String(idOf(party)), may);
  return (
    <Card title={words.fields[party] ?? ''}>
      {href ? (
        <Stack>
          <TextLink href={href}>{name}</TextLink>
          <PartyFacts entity={of} id={String(idOf(party))} />
        </Stack>
      ) : (
        name
      )}
    </Card>
  );
}

/** How to reach them, and what is owed in all. */
function PartyFacts({ entity, id }: { entity: AnyEntity; id: string }) {
  const words = useEntityWords(entity);
  const { figures } = usePage(entity);
  const { data: row } = useQuery(queriesOf(entity).one(id));
  const phones = Object.keys(entity.fields).filter((key) => entity.fields[key]?.kind.name === 'phone');
  const told = row ? [...phones, ...figures].filter((key) => !saysNothing(row[key])) : [];
  if (!row || told.length === 0) return null;
  return (
    <Facts
      items={told.map((key) => ({
        key,
        title: words.fields[key] ?? '',
        value: phones.includes(key) ? (
          <PhoneLink number={String(row[key])} />
        ) : (
          <FieldCell {...{ entity, row, words }} fieldKey={key} />
        ),
      }))}
    />
  );
}

/** The days of the document; one by which something is to be done says how near it is. */
export function DatesCard({ entity, row, words }: RecordProps) {
  const say = useSay();
  const today = useToday();
  const { language } = useLanguage();
  const dates = usePage(entity).dates.filter(({ of }) => typeof row[of] === 'string');
  if (dates.length === 0) return null;
  return (
    <Card>
      <Facts
        items={dates.map(({ of, while: left }) => {
          const day = String(row[of]);
          const presses = left !== undefined && !saysNothing(row[left]) && dueWords(day, today, say);
          const text = dayText(day, language);
          return {
            key: of,
            title: columnTitle(of, words, language),
            value: presses ? say(PAGE.both, { one: text, other: presses }) : text,
          };
        })}
      />
    </Card>
  );
}

/** How it was paid, and what is left; payments that this user may not list stand in one sum. */
export function PaymentsCard({ entity, row, words, Pay }: RecordProps & Pick<ViewFrame, 'Pay'>) {
  const say = useSay();
  const { currency } = useBranch();
  const { paid } = usePage(entity);
  const named = usePaidBy({ entity, row }).flatMap(({ rows }) => rows);
  const payments = [...paid.flatMap((key) => rowsOf(row[key])), ...named];
  const left = row.remain_amount;
  const isOpen = entity.payable === true && typeof left === 'number' && left > 0;
  if (payments.length === 0 && !isOpen && entity.payable !== true) return null;
  const rows = payments.map((line) => ({
    key: String(line.line_no ?? line.id),
    title: [line.account_name ?? choiceText(words, 'mode', String(line.mode)), line.reference]
      .filter(Boolean)
      .join(', '),
    value: typeof line.amount === 'number' ? moneyText(line.amount, currency) : null,
  }));
  const others = paidBesides({ entity, row }, payments, currency);
  if (others > 0n)
    rows.push({ key: 'others', title: say(PAGE.otherPayments), value: amountText(others, currency) });
  const open = isOpen ? [{ key: 'left', title: say(PAGE.left), value: moneyText(left, currency) }] : [];
  const isUnpaid = isOpen && saysNothing(row.paid_amount);
  if (rows.length + open.length === 0) return null;
  return (
    <Card title={say(PAGE.payments)}>
      {isUnpaid && <p>{say(PAGE.nothingPaid)}</p>}
      <Facts items={[...rows, ...open]} />
      {Pay && isOpen && (
        <OffPhone>
          <Pay {...{ entity, row, words }} />
        </OffPhone>
      )}
    </Card>
  );
}
