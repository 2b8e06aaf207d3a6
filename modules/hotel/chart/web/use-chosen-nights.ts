import { useNavigate } from '@tanstack/react-router';
import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { daysBetween } from '#core/bars-on-days.ts';
import { ARROWS, columnAt } from '#web-kit/chart/where-on-chart.ts';
import { booking } from '../../booking/booking.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { barAt, type ChosenNights, nightsToBook, rowsOf } from '../chart.rules.ts';
import { type AskedNights, nightsPressed } from '../free-nights.rules.ts';

/** A night of a room, by its column, and up to which one is chosen from there. */
export interface Cursor {
  room_id: string;
  began: number;
  reached: number;
}

/**
 * Choosing nights on the chart: by dragging over them with a mouse, by a tap, or with the keys. What is taken in between ends the
 * choice, and a room that is taken opens whose it is. One of the nights that are asked for stands for all of them.
 */
export function useChosenNights(
  chart: BookingChart,
  book: ((nights: ChosenNights) => void) | undefined,
  asked: AskedNights | null,
) {
  const navigate = useNavigate();
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [isDragging, setDragging] = useState(false);
  const chosen = cursor && book ? nightsToBook(chart, cursor.room_id, cursor.began, cursor.reached) : null;
  const bookThese = (at: Cursor) => {
    const nights = nightsToBook(chart, at.room_id, at.began, at.reached);
    setCursor(null);
    if (nights) book?.(nightsPressed(chart, nights, asked));
  };
  const columnOf = (event: PointerEvent<HTMLElement>) => within(chart, columnAt(event, chart.days));
  const lane = (room_id: string): HTMLAttributes<HTMLDivElement> => ({
    onPointerDown: (event) => {
      if (!book || event.button !== 0 || isOnBar(event)) return;
      const column = columnOf(event);
      if (event.pointerType === 'mouse') {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }
      setCursor({ room_id, began: column, reached: column });
    },
    onPointerMove: (event) => {
      if (isDragging && cursor) setCursor({ ...cursor, reached: columnOf(event) });
    },
    onPointerUp: () => {
      setDragging(false);
      if (cursor?.room_id === room_id) bookThese(cursor);
    },
    onPointerCancel: () => {
      setDragging(false);
      setCursor(null);
    },
  });
  const openOrBook = (at: Cursor) => {
    const bar = barAt(chart, at.room_id, at.began);
    if (bar?.stay) return void navigate({ to: booking.screens.view, search: { id: bar.stay.booking.id } });
    bookThese(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const move = ARROWS[event.key];
    const known = { Escape: () => setCursor(null), Enter: () => cursor && openOrBook(cursor) }[event.key];
    if (!move && !known) return;
    event.preventDefault();
    if (move) setCursor((at) => moved(chart, at, move, event.shiftKey));
    known?.();
  };
  return { cursor, chosen, lane, keys: { onKeyDown, onBlur: () => setCursor(null) } };
}

/** The next night in one direction, within the chart; the first move begins on the first room, on the day of the branch. */
function moved(
  chart: BookingChart,
  at: Cursor | null,
  [rooms, nights]: readonly [number, number],
  isLonger: boolean,
): Cursor | null {
  const first = chart.rooms[0];
  if (!first) return null;
  if (!at) {
    const began = within(chart, daysBetween(chart.date, chart.today));
    return { room_id: first.id, began, reached: began };
  }
  if (isLonger && nights !== 0) return { ...at, reached: within(chart, at.reached + nights) };
  const rows = rowsOf(chart);
  const place = rows.indexOf(at.room_id) + rooms;
  const next = rows[Math.min(rows.length - 1, Math.max(0, place))] ?? first.id;
  const began = within(chart, at.began + nights);
  return { room_id: next, began, reached: began };
}

function within({ days }: BookingChart, column: number): number {
  return Math.min(days - 1, Math.max(0, column));
}

function isOnBar(event: PointerEvent<HTMLElement>): boolean {
  return event.target instanceof Element && event.target.closest('a') !== null;
}
