import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#ui/actions/segments.tsx';
import { useSay } from '../i18n/language.tsx';
import { LIST } from './list.words.ts';

export interface BoardOrListProps {
  at: 'board' | 'list';
  /** Where the other one is. */
  other: string;
}

/** The same records as a board of days or as a list: which of them is seen, and the way to the other. */
export function BoardOrList({ at, other }: BoardOrListProps) {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Segments
      label={say(LIST.shownAs)}
      items={[
        { value: 'board', title: say(LIST.board) },
        { value: 'list', title: say(LIST.list) },
      ]}
      value={at}
      onChange={(wanted) => wanted !== at && void navigate({ to: other })}
    />
  );
}
