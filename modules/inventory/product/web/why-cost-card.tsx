import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { type Line, LineList } from '#ui/show/line-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { productWords } from '../product.i18n.ts';
import type { CostStep, WhyCost, Worth } from '../product-page.answer.ts';
import { useDocumentLink } from './document-link.ts';
import { PAGE } from './product-page.words.ts';
import { whyCostOf } from './product-page-calls.ts';
import { unitText } from './unit-text.ts';

/** What came in and went out, with its value, down to today's cost. */
export function WhyCostCard({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const found = useQuery(whyCostOf(row.id));
  if (found.isError && !found.data)
    return (
      <Card>
        <ErrorPanel
          title={say(PAGE.notWhy)}
          message={problemText(found.error, say)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      </Card>
    );
  return found.data ? <Explained row={row} why={found.data} /> : null;
}

function Explained({ row, why }: Pick<RecordProps, 'row'> & { why: WhyCost }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const linkOf = useDocumentLink();
  const { quantity, value, before, steps, valuation } = why;
  const unitOf = (count: number) => unitText(row.unit_of_measure, language, Math.abs(count));
  const costOf = ({ unit_cost }: Worth) => (unit_cost === null ? '' : moneyText(unit_cost, currency));
  const how = (all: Worth) =>
    all.unit_cost === null
      ? ''
      : say(PAGE.at, {
          quantity: quantityText(all.quantity).replace(/^[-−]/, ''),
          unit: unitOf(all.quantity),
          cost: costOf(all),
        });
  const [first] = steps;
  const stepLine = (step: CostStep, index: number): Line => {
    const link = step.documents > 1 ? { title: say(PAGE.soldSeveral, { n: step.documents }) } : linkOf(step);
    const days = [...new Set([step.date, step.date_to])].map((day) => dayText(day, language)).join(' – ');
    return {
      key: `${index} ${step.source_id}`,
      ...link,
      note: [days, how(step)].filter(Boolean).join(' · '),
      ...(step.is_void ? { middle: <Chip tone="neutral">{say(PAGE.void)}</Chip> } : {}),
      figure: signed(step.value, currency),
    };
  };
  const lines: Line[] = [
    ...(before
      ? [
          {
            key: 'before',
            title: first ? say(PAGE.before, { date: dayText(first.date, language) }) : say(PAGE.earlier),
            note: how(before),
            figure: signed(before.value, currency),
          },
        ]
      : []),
    ...steps.map(stepLine),
    {
      key: 'now',
      title: say(PAGE.now, { quantity: quantityText(quantity), unit: unitOf(quantity) }),
      note:
        quantity === 0
          ? undefined
          : say(PAGE.division, {
              value: moneyText(value, currency),
              quantity: quantityText(quantity),
              cost: costOf(why),
            }),
      figure: <b>{moneyText(value, currency)}</b>,
    },
  ];
  const isNothing = quantity === 0 && steps.length === 0;
  return (
    <Card
      title={quantity === 0 ? say(PAGE.whyNothing) : say(PAGE.why, { cost: costOf(why) })}
      action={<Chip tone="neutral">{productWords[language].choices.valuation[valuation]}</Chip>}
      flush={!isNothing}
    >
      {isNothing ? <p>{say(PAGE.noStock)}</p> : <LineList lines={lines} />}
    </Card>
  );
}

/** What left has a real minus. */
function signed(value: number, currency: Parameters<typeof moneyText>[1]): string {
  return value < 0 ? `−${moneyText(-value, currency)}` : moneyText(value, currency);
}
