import type { Currency } from '#core/currencies.ts';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperSheet, type Turn } from '#web-kit/paper/paper-sheet.tsx';
import { PaperTable } from '#web-kit/paper/paper-table.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import classes from './waybill.module.css';
import { WAYBILL } from './waybill.words.ts';
import type { GoodsOnWaybill, Waybill } from './waybill-call.ts';

/** Who carries what from whom to whom, and where they sign for it. */
export function WaybillOnPaper({ waybill, turn }: { waybill: Waybill; turn: Turn }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const at = (moment: string) => instantText(moment, language, timeZone);
  const { truck, make, started_at, delivered_at, odometer_out } = waybill;
  const facts: readonly (readonly [keyof typeof WAYBILL, string | null])[] = [
    ['orderedBy', waybill.customer],
    ['way', `${waybill.origin} – ${waybill.destination}`],
    ['truck', make ? `${truck} (${make})` : truck],
    ['trailer', waybill.trailer],
    ['driver', waybill.driver],
    ['helper', waybill.helper],
    started_at ? ['left', at(started_at)] : ['planned', at(waybill.starts)],
    delivered_at ? ['arrived', at(delivered_at)] : ['due', at(waybill.ends)],
    ['odometer', odometer_out === null ? null : quantityText(odometer_out)],
  ];
  return (
    <PaperSheet title={waybill.number} kind={say(WAYBILL.waybill)} turn={turn}>
      <dl className={classes.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{say(WAYBILL[key])}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {waybill.cargos.length > 0 ? (
        <Goods cargos={waybill.cargos} currency={waybill.currency} />
      ) : (
        <p className={classes.empty}>{say(WAYBILL.empty)}</p>
      )}
      <div className={classes.missing}>{say(WAYBILL.missing)}</div>
      <div className={classes.signatures}>
        {(
          [
            ['handedOver', null],
            ['takenOver', waybill.driver],
            ['received', waybill.received_by],
          ] as const
        ).map(([who, name]) => (
          <section key={who}>
            <h3>{say(WAYBILL[who])}</h3>
            <p>
              {say(WAYBILL.name)} <span>{name}</span>
            </p>
            <p>
              {say(WAYBILL.signature)} <span />
            </p>
            <p>
              {say(WAYBILL.date)} <span />
            </p>
          </section>
        ))}
      </div>
    </PaperSheet>
  );
}

const figure = (value: number | null) => (value === null ? '' : quantityText(value));

/** What lies on the truck, line by line, and what it weighs together. */
function Goods({ cargos, currency }: { cargos: readonly GoodsOnWaybill[]; currency: Currency }) {
  const say = useSay();
  const right = { align: 'right' as const };
  const isDeclared = cargos.some(({ value }) => value !== null);
  const worth = (value: number | null) => (value === null ? '' : moneyText(value, currency));
  const sum = (of: 'weight' | 'volume' | 'value') => {
    const known = cargos.map((cargo) => cargo[of]).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((one, other) => one + other, 0) : null;
  };
  const rows = [
    ...cargos.map((cargo, place) => ({ key: String(place), cargo })),
    ...(cargos.length > 1 ? [{ key: 'together', cargo: null }] : []),
  ];
  return (
    <PaperTable
      columns={[
        {
          key: 'goods',
          title: say(WAYBILL.goods),
          render: ({ cargo }) => (cargo ? <Title {...cargo} /> : <b>{say(WAYBILL.together)}</b>),
        },
        { key: 'sender', title: say(WAYBILL.sender), render: ({ cargo }) => cargo?.sender },
        {
          key: 'receiver',
          title: say(WAYBILL.receiver),
          render: ({ cargo }) => cargo && <Receiver {...cargo} />,
        },
        {
          ...{ key: 'quantity', title: say(WAYBILL.quantity), ...right },
          render: ({ cargo }) => cargo && [figure(cargo.quantity), cargo.unit].filter(Boolean).join(' '),
        },
        {
          ...{ key: 'weight', title: say(WAYBILL.weight), ...right },
          render: ({ cargo }) => (cargo ? figure(cargo.weight) : <b>{figure(sum('weight'))}</b>),
        },
        {
          ...{ key: 'volume', title: say(WAYBILL.volume), ...right },
          render: ({ cargo }) => (cargo ? figure(cargo.volume) : <b>{figure(sum('volume'))}</b>),
        },
        ...(isDeclared
          ? [
              {
                ...{ key: 'value', title: say(WAYBILL.value, { currency }), ...right },
                render: ({ cargo }: { cargo: GoodsOnWaybill | null }) =>
                  cargo ? worth(cargo.value) : <b>{worth(sum('value'))}</b>,
              },
            ]
          : []),
      ]}
      rows={rows}
      rowId={({ key }) => key}
    />
  );
}

function Title({ title, origin, destination, remarks }: GoodsOnWaybill) {
  const way = [origin, destination].filter(Boolean).join(' – ');
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
