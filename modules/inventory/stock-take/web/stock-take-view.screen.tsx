import { useQuery } from '@tanstack/react-query';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { stockTake } from '../stock-take.entity.ts';
import { CountCard } from './count-card.tsx';
import { CountedList } from './counted-list.tsx';
import { linesOfTake } from './stock-take-calls.ts';

const { lines: _lines, ...fields } = stockTake.fields;

/** A stock take: counted product by product while it is open, reviewed by its differences afterwards. */
export default function StockTakeViewScreen() {
  return <EntityScreens entity={{ ...stockTake, fields }} kind="view" view={FRAME} />;
}

function Counts({ row }: RecordProps) {
  return row.status === 'counting' ? <CountCard id={row.id} /> : <Differences id={row.id} />;
}

function Differences({ id }: { id: string }) {
  const { data } = useQuery(linesOfTake(id, false));
  return data ? <CountedList lines={data.lines} /> : null;
}

const FRAME: ViewFrame = { Cards: Counts };
