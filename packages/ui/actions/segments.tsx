import { useId } from 'react';
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
  const group = useId();
  if (items.length > most && look === 'track') {
    const options = items.map(({ value, title, count }) => ({
      value,
      title: count === undefined ? title : `${title} (${count})`,
    }));
    return <PlainSelect aria-label={label} options={options} value={value} onChange={onChange} />;
  }
  return (
    <div role="radiogroup" aria-label={label} className={classes[look]} data-block={block || undefined}>
      {items.map((item) => (
        <label key={item.value} className={look === 'pills' ? classes.pill : classes.segment}>
          <input
            type="radio"
            name={group}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.icon && <Icon name={item.icon} size="s" />}
          {item.title}
          {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
        </label>
      ))}
    </div>
  );
}
