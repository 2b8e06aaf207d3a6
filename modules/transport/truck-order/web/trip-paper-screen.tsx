import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PaperScreen } from '#web-kit/paper/paper-screen.tsx';
import type { Turn } from '#web-kit/paper/paper-sheet.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { isOfGoods, type TripPaper } from '../trip-papers.rules.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { advanceOf } from './advance-call.ts';
import { AdvanceSlip } from './advance-slip.tsx';
import { GoodsPaper } from './goods-paper.tsx';
import { SettlementOnPaper } from './settlement-on-paper.tsx';
import { TRIP_PAPER } from './trip-paper.words.ts';
import { waybillOf } from './waybill-call.ts';

/** A paper of a trip as it will come out of the printer. */
export function TripPaperScreen({ id, kind }: { id: string; kind: TripPaper }) {
  const [turn, setTurn] = useState<Turn>('portrait');
  const sheet = { id, kind, turn, onTurn: setTurn };
  if (isOfGoods(kind))
    return (
      <Asked query={waybillOf(id)}>
        {(waybill) => (
          <Sheet {...sheet} number={waybill.number}>
            <GoodsPaper {...{ kind, waybill, turn }} />
          </Sheet>
        )}
      </Asked>
    );
  return (
    <Asked query={advanceOf(id)}>
      {(account) =>
        kind === 'advance' ? (
          <Slip id={id} number={account.number}>
            <AdvanceSlip account={account} />
          </Slip>
        ) : (
          <Sheet {...sheet} number={account.number}>
            <SettlementOnPaper {...{ account, turn }} />
          </Sheet>
        )
      }
    </Asked>
  );
}

interface AskedProps<T, K extends readonly unknown[]> {
  query: UseQueryOptions<T, Error, T, K>;
  children: (data: T) => ReactNode;
}

function Asked<T, K extends readonly unknown[]>({ query, children }: AskedProps<T, K>) {
  const { data, isError, error, isFetching, refetch } = useQuery(query);
  if (data) return children(data);
  if (!isError) return <ListSkeleton />;
  return (
    <RecordNotLoaded
      {...{ entity: truckOrder, error, retrying: isFetching }}
      onRetry={() => void refetch()}
    />
  );
}

interface SheetProps {
  id: string;
  kind: TripPaper;
  number: string;
  turn: Turn;
  onTurn: (turn: Turn) => void;
  children: ReactNode;
}

function useBack(id: string, number: string) {
  const say = useSay();
  return { href: `${truckOrder.screens.view}?id=${id}`, name: say(TRIP_PAPER.backTo, { number }) };
}

function Sheet({ id, kind, number, turn, onTurn, children }: SheetProps) {
  const say = useSay();
  return (
    <PaperScreen
      title={`${say(TRIP_PAPER[kind])} ${number}`}
      back={useBack(id, number)}
      {...{ turn, onTurn }}
      isReady
    >
      {children}
    </PaperScreen>
  );
}

/** A paper of the counter, which brings its own way to print. */
function Slip({ id, number, children }: Pick<SheetProps, 'id' | 'number' | 'children'>) {
  const say = useSay();
  return (
    <Page>
      <PageHeader title={`${say(TRIP_PAPER.advance)} ${number}`} back={useBack(id, number)} />
      {children}
    </Page>
  );
}
