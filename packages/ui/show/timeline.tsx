import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './timeline.module.css';

export interface TimelineEvent {
  key: string;
  icon: IconName;
  tone?: 'success' | 'warning' | 'danger' | 'neutral';
  /** What happened, with the heavy part in <b>. */
  text: ReactNode;
  /** What it was in particular, under the sentence. */
  more?: ReactNode;
  /** As written: `28 Nov, 10:43`. */
  time: string;
  /** For machines: `2026-11-28T10:43:00+03:00`. */
  at?: string;
}

/** Who did what and when, newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.timeline}>
      {events.map((event) => (
        <li key={event.key}>
          <span className={classes.dot} data-tone={event.tone}>
            <Icon name={event.icon} size="s" />
          </span>
          <div className={classes.told}>
            <p>{event.text}</p>
            {event.more}
          </div>
          <time dateTime={event.at}>{event.time}</time>
        </li>
      ))}
    </ol>
  );
}
