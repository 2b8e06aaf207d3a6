import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped, useTypedId } from '#web-kit/form/typed-context.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { expectedCosts } from '../expected-costs.answer.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { EXPECTED } from './expected.words.ts';

/** Of a trip, or of one that is being typed: its route, and its price where one is agreed. */
type Asked = { id: string } | { route_id: string; price?: string };

const expectedOf = (asked: Asked, version: unknown) =>
  queryOptions({
    queryKey: ['truck-order', 'expected', asked, version],
    queryFn: ({ signal }) => {
      const path = 'id' in asked ? 'truck-order/expected' : 'truck-order/expected-on-route';
      return ask(expectedCosts, withQuery(path, { ...asked }), { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Before a trip has left: what it is expected to cost and to leave, so that one knows it before saying yes. */
export function ExpectedCard({ row }: RecordProps) {
  return <Expected {...useQuery(expectedOf({ id: row.id }, row.version))} />;
}

/** The same while a trip is being typed, once its route is known. */
export function ExpectedWhileTyping(_: FormPartProps) {
  const { price } = useTyped();
  const route_id = useTypedId('route_id');
  const may = useMay();
  const asked = { route_id, ...(price ? { price: String(price) } : {}) };
  const isAsked = route_id !== '' && may(truckOrder.permissions.view);
  const { data } = useQuery({ ...expectedOf(asked, 0), enabled: isAsked });
  return isAsked ? <Expected data={data} /> : null;
}

function Expected({ data }: { data: WireOf<typeof expectedCosts> | undefined }) {
  const say = useSay();
  const { currency } = useBranch();
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
