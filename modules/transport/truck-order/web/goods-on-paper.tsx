import type { ReactNode } from 'react';
import type { Currency } from '#core/currencies.ts';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type PaperColumn, PaperTable } from '#web-kit/paper/paper-table.tsx';
import type { PaperOfGoods } from '../trip-papers.rules.ts';
import type { GoodsOnWaybill } from '../waybill.answer.ts';
import classes from './goods-on-paper.module.css';
import { TRIP_PAPER } from './trip-paper.words.ts';

interface GoodsProps {
  kind: PaperOfGoods;
  cargos: readonly GoodsOnWaybill[];
  currency: Currency;
  /** Where it is signed for. */
  closing: ReactNode;
}

/** A line of the goods; the last, of several, adds them up. */
interface GoodsLine {
  key: string;
  cargo: GoodsOnWaybill | null;
}

/** What lies on the truck, line by line, and what it weighs together; each paper says of it what is signed for there. */
export function GoodsOnPaper({ kind, cargos, currency, closing }: GoodsProps) {
  const say = useSay();
  const columns = useColumns(kind, cargos, currency);
  if (cargos.length === 0)
    return (
      <>
        <p className={classes.empty}>{say(TRIP_PAPER.empty)}</p>
        {closing}
      </>
    );
  const isDeclared = cargos.some(({ value }) => value !== null);
  return (
    <div className={classes.goods}>
      <PaperTable
        columns={SHOWN[kind].filter((key) => key !== 'value' || isDeclared).map((key) => columns[key])}
        rows={[
          ...cargos.map((cargo, place) => ({ key: String(place), cargo })),
          ...(cargos.length > 1 ? [{ key: 'together', cargo: null }] : []),
        ]}
        rowId={({ key }) => key}
        closing={closing}
      />
    </div>
  );
}

/** What each paper tells of the goods. */
const SHOWN = {
  waybill: ['goods', 'sender', 'receiver', 'quantity', 'weight', 'volume', 'value'],
  delivery: ['goods', 'sender', 'receiver', 'quantity', 'cameAs', 'weight'],
  loading: ['loaded', 'goods', 'pickUp', 'dropOff', 'quantity', 'weight', 'volume'],
} as const satisfies Record<PaperOfGoods, readonly string[]>;

type ColumnKey = (typeof SHOWN)[PaperOfGoods][number];

const figure = (value: number | null) => (value === null ? '' : quantityText(value));
const right = { align: 'right' as const };

function useColumns(
  kind: PaperOfGoods,
  cargos: readonly GoodsOnWaybill[],
  currency: Currency,
): Record<ColumnKey, PaperColumn<GoodsLine>> {
  const say = useSay();
  const worth = (value: number | null) => (value === null ? '' : moneyText(value, currency));
  const summed = (of: 'weight' | 'volume' | 'value', text: (value: number | null) => string) => {
    const known = cargos.map((cargo) => cargo[of]).filter((value) => value !== null);
    const all = known.length > 0 ? known.reduce((one, other) => one + other, 0) : null;
    return ({ cargo }: GoodsLine) => (cargo ? text(cargo[of]) : <b>{text(all)}</b>);
  };
  const counted =
    (of: 'quantity' | 'arrived') =>
    ({ cargo }: GoodsLine) =>
      cargo && cargo[of] !== null && [figure(cargo[of]), cargo.unit].filter(Boolean).join(' ');
  const column = (
    key: ColumnKey,
    render: PaperColumn<GoodsLine>['render'],
    more: Partial<PaperColumn<GoodsLine>> = {},
  ) => ({ key, title: say(TRIP_PAPER[key], { currency }), render, ...more });
  return {
    loaded: column('loaded', ({ cargo }) => cargo && <span className={classes.tick} />),
    goods: column('goods', ({ cargo }) =>
      cargo ? <Title {...cargo} hasWay={kind !== 'loading'} /> : <b>{say(TRIP_PAPER.together)}</b>,
    ),
    sender: column('sender', ({ cargo }) => cargo?.sender),
    receiver: column('receiver', ({ cargo }) => cargo && <Receiver {...cargo} />),
    pickUp: column('pickUp', ({ cargo }) => cargo && <Place name={cargo.sender} place={cargo.origin} />),
    dropOff: column(
      'dropOff',
      ({ cargo }) => cargo && <Place name={cargo.receiver_name} place={cargo.destination} />,
    ),
    quantity: column('quantity', counted('quantity'), right),
    cameAs: column('cameAs', counted('arrived'), right),
    weight: column('weight', summed('weight', figure), right),
    volume: column('volume', summed('volume', figure), right),
    value: column('value', summed('value', worth), right),
  };
}

function Place({ name, place }: { name: string | null; place: string | null }) {
  return (
    <>
      {name}
      {place && <small>{place}</small>}
    </>
  );
}

/** Where each place has a column of its own the way is not said again. */
function Title({ title, origin, destination, remarks, hasWay }: GoodsOnWaybill & { hasWay: boolean }) {
  const way = hasWay ? [origin, destination].filter(Boolean).join(' – ') : '';
  return (
    <>
      {title}
      {[way, remarks].filter(Boolean).map((under) => (
        <small key={under}>{under}</small>
      ))}
    </>
  );
}

function Receiver({ receiver_name, receiver_phone }: GoodsOnWaybill) {
  return (
    <>
      {receiver_name}
      {receiver_phone && <small>{groupedPhone(receiver_phone)}</small>}
    </>
  );
}
