import { queryOptions, useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { expectedCosts } from '../expected-costs.answer.ts';
import { EXPECTED } from './expected.words.ts';

const expectedOf = (id: string, version: unknown) =>
  queryOptions({
    queryKey: ['truck-order', 'expected', id, version],
    queryFn: ({ signal }) => ask(expectedCosts, withQuery('truck-order/expected', { id }), { signal }),
  });

/** Before a trip has left: what it is expected to cost and to leave, so that one knows it before saying yes. */
export function ExpectedCard({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { data } = useQuery(expectedOf(row.id, row.version));
  if (!data) return null;
  const { costs, net_amount, profit, trips, from } = data;
  const text = (amount: number) => moneyText(amount, currency);
  const kinds = (['fuel', 'toll', 'allowance', 'other'] as const).filter((kind) => Number(costs[kind]) > 0);
  return (
    <Card title={say(EXPECTED.title)}>
      <Facts
        items={[
          { key: 'freight', title: say(EXPECTED.freight), value: text(net_amount) },
          ...kinds.map((kind) => ({
            key: kind,
            title: say(EXPECTED[kind]),
            value: text(Number(costs[kind])),
          })),
          ...(profit === undefined
            ? []
            : [{ key: 'profit', title: say(EXPECTED.profit), value: <b>{text(profit)}</b> }]),
        ]}
      />
      <p>{from === 'trips' ? say(EXPECTED.ofTrips, { n: trips }) : say(EXPECTED.ofRoute)}</p>
    </Card>
  );
}
