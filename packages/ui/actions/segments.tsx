import { type KeyboardEvent, useId } from 'react';
import { PlainSelect } from '../fields/plain-select.tsx';
import { Icon, type IconName } from '../icons.tsx';
import classes from './segments.module.css';

export interface Segment {
  value: string;
  title: string;
  icon?: IconName;
  count?: number | string;
}

export interface SegmentsProps {
  /** Names the group: `Condition`, `Language`. */
  label: string;
  items: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  block?: boolean;
  /** More choices than this become a select; pills never do. */
  most?: number;
  /** Pills scroll sideways on phones, above a list of cards. */
  look?: 'track' | 'pills';
}

/** One choice among a few, each with its count; more than five become a select. */
export function Segments({ label, items, value, onChange, block, most = 5, look = 'track' }: SegmentsProps) {
  const id = useId();
  if (items.length > most && look === 'track') {
    const options = items.map((item) => ({
      value: item.value,
      title: item.count === undefined ? item.title : `${item.title} (${item.count})`,
    }));
    return <PlainSelect aria-label={label} options={options} value={value} onChange={onChange} />;
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.value === value);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={look === 'pills' ? classes.pills : classes.track}
      data-block={block || undefined}
      onKeyDown={move}
    >
      {items.map((item) => (
        <button
          key={item.value}
          id={`${id}-${item.value}`}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          tabIndex={item.value === value || (value === '' && item === items[0]) ? 0 : -1}
          className={look === 'pills' ? classes.pill : classes.segment}
          onClick={() => onChange(item.value)}
        >
          {item.icon && <Icon name={item.icon} size="s" />}
          {item.title}
          {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}
