import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD } from './dashboard.words.ts';

const SHOWN = 5;
const WAITING = {
  ...DEFAULT_LIST_STATE,
  condition: 'to_do',
  sort: 'created_at',
  order: 1,
  limit: SHOWN,
} as const;

/** Stock requests that wait for somebody of this branch, the oldest first. */
export function RequestsCard({ request }: { request: AnyEntity }) {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(request);
  const waiting = useQuery(queriesOf(request).list(WAITING)).data;
  const tones = request.fields.status?.tones;
  return (
    <Card
      title={say(DASHBOARD.requests)}
      {...(waiting?.total ? { note: countText(waiting.total) } : {})}
      action={
        <TextLink href={`${request.screens.list}?condition=to_do`} size="s">
          {say(DASHBOARD.allRequests)}
        </TextLink>
      }
      flush
    >
      {waiting && waiting.data.length === 0 ? (
        <p className={classes.calm}>{say(DASHBOARD.noRequests)}</p>
      ) : (
        <LineList
          lines={(waiting?.data ?? []).map((row) => {
            const href = viewAddress(request, row.id, may);
            const status = String(row.status);
            return {
              key: row.id,
              title: String(row.number),
              note: `${row.from_store_name} → ${row.to_store_name}`,
              figure: <Chip tone={tones?.[status] ?? 'neutral'}>{choiceText(words, 'status', status)}</Chip>,
              ...(href ? { href } : {}),
            };
          })}
        />
      )}
    </Card>
  );
}
