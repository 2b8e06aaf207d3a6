import type { ReactNode } from 'react';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { SeenSupport } from '../support.answer.ts';
import { FOR_HOURS, SUPPORT, SUPPORT_STATES } from './support.words.ts';
import classes from './support-row.module.css';

type Told = Pick<
  SeenSupport,
  'person' | 'reason' | 'hours' | 'state' | 'asked_at' | 'until' | 'ended_at' | 'ended_by'
> & { allowed_by?: string | null };

/** One request with its reason and how it stands, and what may be done about it. */
export function SupportRow({ title, grant, children }: { title: string; grant: Told; children?: ReactNode }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const at = (instant: string) => instantText(instant, language, timeZone);
  const { state, ended_at, ended_by, until, allowed_by } = grant;
  const look = SUPPORT_STATES[state];
  const facts = [
    say(SUPPORT.asked, { at: at(grant.asked_at) }),
    sayCounted(say, FOR_HOURS, grant.hours),
    allowed_by && say(SUPPORT.allowedBy, { person: allowed_by }),
    state === 'open' && until && say(SUPPORT.until, { at: at(until) }),
    ended_at && say(SUPPORT.endedBy, { person: ended_by ?? '', at: at(ended_at) }),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.told}>
        <b>{title}</b>
        <span>{grant.reason}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      {look && <Chip tone={look.tone}>{say(look.words)}</Chip>}
      {children}
    </li>
  );
}

/** Requests one under the other, newest first. */
export function SupportRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
