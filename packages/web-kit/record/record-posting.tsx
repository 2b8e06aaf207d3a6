import { useQuery } from '@tanstack/react-query';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Fold } from '#ui/show/fold.tsx';
import { useSay } from '../i18n/language.tsx';
import { ListNotLoaded } from '../list/list-states.tsx';
import { useMay } from '../user/current-user.tsx';
import { POSTING } from './posting.words.ts';
import { postingOf, seesPosting } from './posting-calls.ts';
import { PostingTables } from './posting-tables.tsx';
import type { RecordProps } from './status-of.tsx';

/** What a document has posted, folded away: for whoever keeps the books. Before it is posted, what posts it. */
export function RecordPosting({ entity, row, words }: RecordProps) {
  const say = useSay();
  if (!seesPosting(entity, useMay())) return null;
  return <Fold title={say(POSTING.entries)}>{() => <Posted {...{ entity, row, words }} />}</Fold>;
}

/** What a document has posted, for whoever sees the books. */
export function PostedOf(props: RecordProps) {
  return seesPosting(props.entity, useMay()) ? <Posted {...props} /> : null;
}

function Posted({ entity, row, words }: RecordProps) {
  const { data, error, isFetching, refetch } = useQuery(postingOf(entity, row.id));
  if (error && !data)
    return <ListNotLoaded {...{ entity, error, retrying: isFetching }} onRetry={() => void refetch()} />;
  const ahead = data?.next.map(({ transition, ...posting }) => ({
    title: words.transitions?.[transition]?.button ?? transition,
    posting,
  }));
  return (
    <Late loading={!data} skeleton={<ListSkeleton />}>
      {data && (
        <PostingTables
          posting={data}
          ahead={data.entries.length === 0 && data.goods.length === 0 ? ahead : []}
        />
      )}
    </Late>
  );
}

/** What a transition of a document would post, folded away in the question before it. */
export function TransitionPosting({ entity, row, name }: Omit<RecordProps, 'words'> & { name: string }) {
  const say = useSay();
  if (!seesPosting(entity, useMay())) return null;
  return (
    <Fold title={say(POSTING.ahead)} look="plain">
      {() => <Ahead {...{ entity, row, name }} />}
    </Fold>
  );
}

function Ahead({ entity, row, name }: Omit<RecordProps, 'words'> & { name: string }) {
  const { data, error, isFetching, refetch } = useQuery(postingOf(entity, row.id));
  if (error && !data)
    return <ListNotLoaded {...{ entity, error, retrying: isFetching }} onRetry={() => void refetch()} />;
  const posting = data?.next.find(({ transition }) => transition === name) ?? NOTHING;
  return (
    <Late loading={!data} skeleton={<ListSkeleton />}>
      {data && <PostingTables posting={posting} isNarrow />}
    </Late>
  );
}

const NOTHING = { entries: [], goods: [], goods_total: 0 };
