import { useQuery } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { creationBody } from '#web-kit/form/body-of.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped, useTypedId } from '#web-kit/form/typed-context.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { truck } from '../../truck/truck.entity.ts';
import type { tripPreview } from '../trip-preview.answer.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { ExpectedWhileTyping } from './expected-card.tsx';
import { PLANNING } from './planning.words.ts';
import { type PlannedTrip, tripPreviewOf } from './trip-preview-call.ts';

type Preview = WireOf<typeof tripPreview>;

/** Beside a trip that is being typed: what it leaves, how full it is, who is free for it and what waits for the way back. */
export function PlanningSide(props: FormPartProps) {
  const may = useMay();
  const planned = usePlanned(props);
  const isAsked =
    may(truck.permissions.list) &&
    may(truckOrder.permissions.list) &&
    Object.keys(planned).some((key) => key !== 'id');
  const { data } = useQuery({ ...tripPreviewOf(planned), enabled: isAsked });
  return (
    <Stack>
      <ExpectedWhileTyping {...props} />
      {isAsked && data && (
        <>
          <LoadCard load={data.load} />
          <FreeTrucks preview={data} hasTime={Boolean(planned.starts && planned.ends)} set={props.set} />
          <ReturnLoads returns={data.returns} />
        </>
      )}
    </Stack>
  );
}

/** What the server is asked of what has been typed so far. */
function usePlanned({ fields, row }: FormPartProps): PlannedTrip {
  const body = creationBody(fields, useTyped());
  const cargos = (body.cargos ?? []) as readonly { cargo_id?: string }[];
  const cargo_ids = cargos.flatMap(({ cargo_id }) => cargo_id ?? []).join(',');
  const said = {
    ...{ route_id: body.route_id, truck_id: body.truck_id, trailer_id: body.trailer_id },
    ...{ starts: body.starts, ends: body.ends, cargo_ids },
  };
  const known = Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...Object.fromEntries(known), ...(row && known.length > 0 ? { id: row.id } : {}) };
}

function LoadCard({ load }: { load: Preview['load'] }) {
  const say = useSay();
  if (!load) return null;
  const { kg, m3, capacity_kg, capacity_m3, percent } = load;
  const lines = [
    kg === null
      ? null
      : capacity_kg === null
        ? say(PLANNING.onlyKg, { load: quantityText(kg) })
        : say(PLANNING.kg, { load: quantityText(kg), capacity: quantityText(capacity_kg) }),
    m3 === null
      ? null
      : capacity_m3 === null
        ? say(PLANNING.onlyM3, { load: quantityText(m3) })
        : say(PLANNING.m3, { load: quantityText(m3), capacity: quantityText(capacity_m3) }),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  const isTooFull = percent !== null && percent > 100;
  return (
    <Card title={say(PLANNING.load)} action={percent !== null && <b>{percent} %</b>}>
      <Stack>
        {percent !== null && <Meter share={percent / 100} tone={isTooFull ? 'danger' : 'success'} />}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {isTooFull && <Notice tone="warning">{say(PLANNING.tooFull)}</Notice>}
      </Stack>
    </Card>
  );
}

interface FreeTrucksProps {
  preview: Preview;
  hasTime: boolean;
  set: FormPartProps['set'];
}

function FreeTrucks({ preview: { trucks, is_free }, hasTime, set }: FreeTrucksProps) {
  const say = useSay();
  const chosen = useTypedId('truck_id');
  const driver = useTypedId('driver_id');
  if (!hasTime) return null;
  const choose = (one: Preview['trucks'][number]) => {
    set('truck_id', { value: one.id, title: one.registration });
    if (one.driver_id && one.driver && !driver) set('driver_id', { value: one.driver_id, title: one.driver });
  };
  return (
    <Card title={say(PLANNING.trucks)} flush={trucks.length > 0}>
      {is_free === false && <Notice tone="warning">{say(PLANNING.notFree)}</Notice>}
      {trucks.length === 0 ? (
        <p>{say(PLANNING.none)}</p>
      ) : (
        <LineList
          lines={trucks.map((one) => ({
            key: one.id,
            title: one.registration,
            note: [whereOf(one, say), one.carries ? '' : say(PLANNING.tooSmall)].filter(Boolean).join(' · '),
            figure:
              one.id === chosen ? (
                <b>{say(PLANNING.chosen)}</b>
              ) : (
                <Button
                  kind="ghost"
                  size="s"
                  aria-label={say(PLANNING.take, { truck: one.registration })}
                  onClick={() => choose(one)}
                >
                  {say(PLANNING.use)}
                </Button>
              ),
          }))}
        />
      )}
    </Card>
  );
}

function whereOf({ place, distance }: Preview['trucks'][number], say: ReturnType<typeof useSay>): string {
  if (place === null) return say(PLANNING.unknown);
  return distance ? say(PLANNING.away, { place, km: quantityText(distance) }) : say(PLANNING.at, { place });
}

function ReturnLoads({ returns }: { returns: Preview['returns'] }) {
  const say = useSay();
  const { currency } = useBranch();
  if (returns.length === 0) return null;
  return (
    <Card title={say(PLANNING.returns)} flush>
      <LineList
        lines={returns.map(({ id, title, customer, destination, weight, price }) => ({
          key: id,
          title,
          note: [
            customer,
            destination && say(PLANNING.to, { place: destination }),
            weight !== null && say(PLANNING.onlyKg, { load: quantityText(weight) }),
          ]
            .filter(Boolean)
            .join(' · '),
          figure: price === null ? undefined : moneyText(price, currency),
        }))}
      />
    </Card>
  );
}
