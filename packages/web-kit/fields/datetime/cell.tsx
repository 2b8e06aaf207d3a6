import { relativeTime } from '#core/relative-time.ts';
import { instantText } from '../../format/day.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useBranch } from '../../user/current-user.tsx';
import type { CellProps } from '../look.ts';
import { useOnPaper } from '../on-paper.ts';

/** When something happened: how long ago within a day, else day and time, as of what is still to come and on paper; the full text on hover. */
export function InstantCell({ value }: CellProps) {
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const isOnPaper = useOnPaper();
  if (typeof value !== 'string') return null;
  const full = instantText(value, language, timeZone);
  const ago = Date.now() - Date.parse(value);
  // The clock of a device may go behind that of the server by a little.
  const recent = !isOnPaper && ago > -60_000 && ago < 86_400_000;
  return (
    <time dateTime={value} title={full} className="num">
      {recent ? relativeTime(value, Date.now(), language) : full}
    </time>
  );
}
