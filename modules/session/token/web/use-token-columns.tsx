import { relativeTime } from '#core/relative-time.ts';
import type { Column } from '#ui/list/columns.ts';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { ListedToken } from '../tokens.answer.ts';
import { TOKEN } from './token.words.ts';

/** What the list of tokens shows; on a phone the name and its end alone, so that the button stays in sight. */
export function useTokenColumns(): Column<ListedToken>[] {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const isPhone = useMedia(PHONE);
  const now = Date.now();
  const name: Column<ListedToken> = { key: 'name', title: say(TOKEN.name), render: (token) => token.name };
  const until: Column<ListedToken> = {
    key: 'until',
    title: say(TOKEN.until),
    render: ({ expires_at }) =>
      Date.parse(expires_at) > now ? (
        instantText(expires_at, language, timeZone)
      ) : (
        <Chip tone="neutral">{say(TOKEN.over)}</Chip>
      ),
  };
  if (isPhone) return [name, until];
  return [
    name,
    {
      key: 'branch',
      title: say(TOKEN.branch),
      render: (token) => [token.branch_name, ...token.other_branch_names].join(', '),
    },
    {
      key: 'rights',
      title: say(TOKEN.rights),
      render: (token) => token.permissions.length,
      align: 'right',
      tabular: true,
    },
    until,
    {
      key: 'used',
      title: say(TOKEN.used),
      render: ({ last_used_at }) =>
        last_used_at ? relativeTime(last_used_at, now, language) : say(TOKEN.never),
      tone: 'soft',
    },
    {
      key: 'by',
      title: say(TOKEN.by),
      render: ({ created_by_name, parent_name }) =>
        parent_name
          ? say(TOKEN.byToken, { name: created_by_name ?? '', token: parent_name })
          : created_by_name,
      tone: 'soft',
    },
  ];
}
