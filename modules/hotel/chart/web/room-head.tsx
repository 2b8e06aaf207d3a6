import { Chip, type Tone } from '#ui/show/chip.tsx';
import { UiLink } from '#ui/theme/link.tsx';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { room } from '../../room/room.entity.ts';
import type { RoomOnChart } from '../chart.rules.ts';
import classes from './chart.module.css';

const TONES: Record<RoomOnChart['status'], Tone> = {
  ...{ available: 'success', booked: 'brand', reserved: 'info', maintenance: 'warning' },
};

interface RoomHeadProps {
  room: RoomOnChart;
  /** Whether the day of the branch is in sight, of which these words are. */
  isToday: boolean;
}

/** A room by its number and, where today is in sight, how it stands and whether somebody has to clean it. */
export function RoomHead({ room: { id, number, status, housekeeping }, isToday }: RoomHeadProps) {
  const { language } = useLanguage();
  const { choices } = useRegistry().words(room.name)[language];
  const care = choices?.housekeeping?.[housekeeping] ?? housekeeping;
  return (
    <UiLink className={classes.head} href={`${room.screens.view}?id=${id}`}>
      <span className={classes.number}>
        <b>{number}</b>
        {isToday && UNCLEAN.has(housekeeping) && <small title={care}>{care}</small>}
      </span>
      {isToday && <Chip tone={TONES[status]}>{choices?.status?.[status] ?? status}</Chip>}
    </UiLink>
  );
}

const UNCLEAN: ReadonlySet<string> = new Set(['dirty', 'cleaning']);
