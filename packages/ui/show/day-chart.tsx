import type { CSSProperties, ReactNode } from 'react';
import { UiLink } from '../theme/link.tsx';
import { Card } from './card.tsx';
import classes from './day-chart.module.css';

/** How a bar looks: what happens now is solid, what is agreed tinted, what may still be nothing dashed, what is over grey. */
export type DayBarLook = 'solid' | 'tint' | 'dashed' | 'grey' | 'danger' | 'warning' | 'info' | 'hatched';

export interface DayBar {
  key: string;
  look: DayBarLook;
  /** Where it begins and ends, in days from the first that is shown. */
  from: number;
  to: number;
  /** On which line of its row it lies, from nought. */
  line: number;
  text: string;
  /** All there is to tell of it. */
  title: string;
  href?: string | undefined;
  /** What a press on it does, where it leads nowhere. */
  onPress?: (() => void) | undefined;
}

export interface DayRow {
  key: string;
  head: ReactNode;
  bars: readonly DayBar[];
}

export interface DayRows {
  key: string;
  /** Above its rows, where there is more than one group. */
  title?: ReactNode;
  note?: ReactNode;
  rows: readonly DayRow[];
}

export interface DayOfChart {
  key: string;
  weekday: string;
  day: number;
  title: string;
  isToday?: boolean;
  isWeekend?: boolean;
}

/** Of more rows than these the browser draws those only that are in sight. */
const MANY_ROWS = 100;

interface DayChartProps {
  label: string;
  corner: ReactNode;
  days: readonly DayOfChart[];
  groups: readonly DayRows[];
  legend: readonly { look: DayBarLook; title: string }[];
  /** This moment, in days from the first that is shown. */
  now?: number;
  /** What lies over a row: what is being chosen in it. */
  over?: (row: string) => ReactNode;
  /** What a row listens to. */
  lane?: (row: string) => React.HTMLAttributes<HTMLDivElement>;
  /** What keys do while the chart has the focus. */
  keys?: React.HTMLAttributes<HTMLElement>;
}

/** Rows below each other, days side by side: who or what is taken when. */
export function DayChart({ label, corner, days, groups, legend, now, over, lane, keys }: DayChartProps) {
  const share = (part: number) => `${(part / days.length) * 100}%`;
  const isLong = groups.reduce((count, { rows }) => count + rows.length, 0) > MANY_ROWS;
  return (
    <Card flush>
      <ul className={classes.legend}>
        {legend.map(({ look, title }) => (
          <li key={look}>
            <span className={classes.bar} data-look={look} aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <section className={classes.scroll} aria-label={label} tabIndex={0} {...keys}>
        <div className={classes.days} data-long={isLong || undefined}>
          <div className={classes.row}>
            <div className={classes.corner}>{corner}</div>
            <div className={classes.scale}>
              {days.map(({ key, weekday, day, title, isToday, isWeekend }) => (
                <span
                  key={key}
                  data-today={isToday || undefined}
                  data-weekend={isWeekend || undefined}
                  title={title}
                >
                  {weekday}
                  <b>{day}</b>
                </span>
              ))}
            </div>
          </div>
          {groups.map(({ key, title, note, rows }) => (
            <div key={key}>
              {title && (
                <div className={classes.group}>
                  <span>{title}</span>
                  <span className={classes.note}>{note}</span>
                </div>
              )}
              {rows.map((row) => (
                <div key={row.key} className={classes.row}>
                  <div className={classes.head}>{row.head}</div>
                  <div
                    className={classes.lane}
                    data-row={row.key}
                    style={{ minHeight: `calc(var(--bar-line) * ${linesOf(row)} + 12px)` }}
                    {...lane?.(row.key)}
                  >
                    <div className={classes.cells} aria-hidden="true">
                      {days.map((one) => (
                        <i
                          key={one.key}
                          data-today={one.isToday || undefined}
                          data-weekend={one.isWeekend || undefined}
                          style={{ width: share(1) }}
                        />
                      ))}
                      {now !== undefined && now >= 0 && now <= days.length && (
                        <u style={{ left: share(now) }} />
                      )}
                    </div>
                    {row.bars.map((bar) => (
                      <Bar key={bar.key} bar={bar} place={placeOf(bar, share)} />
                    ))}
                    {over?.(row.key)}
                  </div>
                </div>
              ))}
            </div>
          ))}
        </div>
      </section>
    </Card>
  );
}

interface DaySpanProps {
  /** What is chosen, where the keys stand, or where something that is moved would lie and whether it can. */
  kind: 'chosen' | 'cursor' | 'fits' | 'clash';
  from: number;
  to: number;
  /** How many days are shown. */
  of: number;
}

/** Some days of a row that lie over its bars: chosen, or where something would be. */
export function DaySpan({ kind, from, to, of }: DaySpanProps) {
  const share = (part: number) => `${(part / of) * 100}%`;
  return (
    <span
      className={classes.span}
      data-kind={kind}
      style={{ left: share(from), width: share(to - from) }}
      aria-hidden="true"
    />
  );
}

function Bar({ bar, place }: { bar: DayBar; place: CSSProperties }) {
  const { key, look, text, title, href, onPress } = bar;
  const said = { className: classes.bar, 'data-look': look, 'data-bar': key, style: place, title };
  if (onPress)
    return (
      <button type="button" {...said} aria-label={title} onClick={onPress}>
        {text}
      </button>
    );
  return href ? (
    <UiLink {...said} href={href} aria-label={title} draggable={false}>
      {text}
    </UiLink>
  ) : (
    <span {...said}>{text}</span>
  );
}

function placeOf({ from, to, line }: DayBar, share: (part: number) => string): CSSProperties {
  return {
    left: share(from),
    width: share(to - from),
    top: `calc(var(--bar-line) * ${line} + 7px)`,
  };
}

function linesOf({ bars }: DayRow): number {
  return Math.max(1, ...bars.map(({ line }) => line + 1));
}
