import { type HTMLAttributes, type KeyboardEvent, useEffect, useState } from 'react';
import { useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { type BookingChart, barAt, barsOfRoom, type StayOnChart } from '../chart.rules.ts';
import { canMove, type Hold, isWhereItIs, type Target, targetOf } from '../moving.rules.ts';
import type { Cursor } from './use-chosen-nights.ts';
import { ARROWS, columnAt } from './where-on-chart.ts';

/** A stay that is being moved, and where it would be. */
export interface Moving {
  stay: StayOnChart;
  hold: Hold;
  target: Target;
}

interface Held extends Moving {
  /** Where it was taken hold of: on the screen, and on which night. */
  x: number;
  y: number;
  column: number;
  isDragged: boolean;
}

/** So far the mouse goes before a press is a drag, in pixels. */
const DRAGGED = 6;
/** Of a bar so much at its end is the departure, in pixels. */
const EDGE = 10;

/**
 * Moving stays on the chart: a bar is dragged to another room or other nights, its end to another departure; M and E do the same
 * with the arrow keys. Nothing is changed before it is let go and confirmed.
 */
export function useMoving(chart: BookingChart) {
  const may = useMay();
  const [held, setHeld] = useState<Held | null>(null);
  const [byKeys, setByKeys] = useState<(Moving & { by: number }) | null>(null);
  const [dropped, setDropped] = useState<Moving | null>(null);
  const dragged = held?.isDragged ? held : null;
  const moving: Moving | null = dragged ?? byKeys;
  const drop = (one: Moving | null) => {
    setHeld(null);
    setByKeys(null);
    if (one && !isWhereItIs(one.stay, one.target)) setDropped(one);
  };
  useEffect(() => {
    if (!held) return;
    const cancel = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setHeld(null);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [held]);
  if (!may(booking.permissions.modify)) return null;

  const lane = (room_id: string): HTMLAttributes<HTMLDivElement> => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || event.pointerType !== 'mouse') return;
      const bar = event.target instanceof Element ? event.target.closest('[data-bar]') : null;
      const key = bar?.getAttribute('data-bar');
      const stay = barsOfRoom(chart, room_id).find((one) => one.key === key)?.stay;
      if (!bar || !stay || !canMove(stay)) return;
      const hold = bar.getBoundingClientRect().right - event.clientX <= EDGE ? 'departure' : 'whole';
      const target = targetOf(stay, hold, { room_id, by: 0 });
      const { clientX: x, clientY: y } = event;
      setHeld({ stay, hold, target, x, y, column: columnAt(event, chart.days), isDragged: false });
    },
    onPointerMove: (event) => {
      if (!held) return;
      const isDragged =
        held.isDragged || Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAGGED;
      if (!isDragged) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-row]');
      const to = {
        room_id: under?.getAttribute('data-row') ?? held.target.room_id,
        by: columnAt(event, chart.days) - held.column,
      };
      setHeld({ ...held, isDragged, target: targetOf(held.stay, held.hold, to) });
    },
    onPointerUp: () => drop(dragged),
    onPointerCancel: () => setHeld(null),
  });

  /** Whether a key was one of moving. */
  const onKey = (event: KeyboardEvent<HTMLElement>, cursor: Cursor | null): boolean => {
    if (byKeys) return onKeyWhileMoving(event, byKeys);
    const hold = HOLDS[event.key.toLowerCase()];
    if (!hold || !cursor || event.ctrlKey || event.metaKey || event.altKey) return false;
    const bar = barAt(chart, cursor.room_id, cursor.began);
    if (bar?.stay && canMove(bar.stay)) {
      const to = { room_id: cursor.room_id, by: 0 };
      setByKeys({ stay: bar.stay, hold, target: targetOf(bar.stay, hold, to), by: 0 });
    }
    return true;
  };
  const onKeyWhileMoving = (event: KeyboardEvent<HTMLElement>, at: Moving & { by: number }): boolean => {
    event.preventDefault();
    if (event.key === 'Escape') setByKeys(null);
    if (event.key === 'Enter') drop(at);
    const [rooms, nights] = ARROWS[event.key] ?? [0, 0];
    if (rooms === 0 && nights === 0) return true;
    const place = chart.rooms.findIndex(({ id }) => id === at.target.room_id) + rooms;
    const room_id = chart.rooms[place]?.id ?? at.target.room_id;
    const by = at.by + nights;
    setByKeys({ ...at, by, target: targetOf(at.stay, at.hold, { room_id, by }) });
    return true;
  };
  return { moving, dropped, lane, onKey, end: () => setDropped(null), leave: () => setByKeys(null) };
}

const HOLDS: Readonly<Record<string, Hold>> = { m: 'whole', e: 'departure' };
