import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PaperScreen } from '#web-kit/paper/paper-screen.tsx';
import type { Turn } from '#web-kit/paper/paper-sheet.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { truckOrder } from '../truck-order.entity.ts';
import { WAYBILL } from './waybill.words.ts';
import { waybillOf } from './waybill-call.ts';
import { WaybillOnPaper } from './waybill-on-paper.tsx';

/** The waybill of a trip as it will lie on paper. */
export function WaybillScreen({ id }: { id: string }) {
  const say = useSay();
  const [turn, setTurn] = useState<Turn>('portrait');
  const { data, isError, error, isFetching, refetch } = useQuery(waybillOf(id));
  if (data)
    return (
      <PaperScreen
        title={`${say(WAYBILL.waybill)} ${data.number}`}
        back={{
          href: `${truckOrder.screens.view}?id=${id}`,
          name: say(WAYBILL.backTo, { number: data.number }),
        }}
        turn={turn}
        onTurn={setTurn}
        isReady
      >
        <WaybillOnPaper waybill={data} turn={turn} />
      </PaperScreen>
    );
  if (!isError) return <ListSkeleton />;
  return (
    <RecordNotLoaded
      {...{ entity: truckOrder, error, retrying: isFetching }}
      onRetry={() => void refetch()}
    />
  );
}
