import type { ReactNode } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { BookingChart } from '../chart.answer.ts';
import { CHART } from '../chart.words.ts';
import { countsOf, LOOKED_FOR, type RoomsWanted } from '../rooms-shown.rules.ts';
import classes from './chart.module.css';

interface ChartToolsProps {
  chart: BookingChart;
  /** The day that arrivals and departures are of. */
  day: string;
  wanted: RoomsWanted;
  onChange: (wanted: RoomsWanted) => void;
  /** Beside them: what else the rooms are asked for. */
  children: ReactNode;
}

/** Which rooms of the chart are shown: who comes or leaves, a guest, a kind of room, a floor. */
export function ChartTools({ chart, day, wanted, onChange, children }: ChartToolsProps) {
  const say = useSay();
  const set = (some: Partial<RoomsWanted>) => onChange({ ...wanted, ...some });
  const counts = countsOf(chart, day);
  const types = new Map(chart.rooms.map(({ room_type_id, type }) => [room_type_id, type]));
  const floors = [...new Set(chart.rooms.flatMap(({ floor }) => floor ?? []))].toSorted();
  // A phone shows one day, with its rooms by type below each other; that day begins once those who leave on it have left.
  const isWide = chart.days > 1;
  const kinds = LOOKED_FOR.filter((what) => isWide || what !== 'leaving');
  return (
    <Row between>
      <Segments
        label={say(CHART.roomsShown)}
        items={kinds.map((value) => ({ value, title: say(CHART[value]), count: counts[value] }))}
        value={wanted.what}
        onChange={(what) => set({ what: kinds.find((one) => one === what) ?? 'all' })}
        look={isWide ? 'track' : 'pills'}
      />
      <Row>
        <span className={classes.find}>
          <SearchInput
            label={say(CHART.find)}
            placeholder={say(CHART.find)}
            value={wanted.text}
            onChange={(text) => set({ text })}
            shortcut="/"
          />
        </span>
        {isWide && types.size > 1 && (
          <PlainSelect
            aria-label={say(CHART.typeOfRoom)}
            options={[
              { value: '', title: say(CHART.allTypes) },
              ...[...types].map(([value, title]) => ({ value, title })),
            ]}
            value={wanted.room_type_id}
            onChange={(room_type_id) => set({ room_type_id })}
          />
        )}
        {isWide && floors.length > 1 && (
          <PlainSelect
            aria-label={say(CHART.floorOfRoom)}
            options={[
              { value: '', title: say(CHART.allFloors) },
              ...floors.map((value) => ({ value, title: say(CHART.floor, { floor: value }) })),
            ]}
            value={wanted.floor}
            onChange={(floor) => set({ floor })}
          />
        )}
        {children}
      </Row>
    </Row>
  );
}
