import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isPossible } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { CLOSE_SCREEN } from './close-screen.ts';
import { SHIFT } from './shift.words.ts';
import { useMayRecount } from './use-may-recount.ts';

/** An open shift is counted and closed, by the key that led to it from the till; a closed one is counted again (A33). */
export function ShiftActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { id: me } = useCurrentUser();
  const mayRecount = useMayRecount(row.id);
  const isOpen = isPossible(shift, row, 'close');
  const mayClose = isOpen && (row.created_by === me || may('list_sales'));
  const href = `${CLOSE_SCREEN}?id=${row.id}`;
  if (mayClose) return <CloseButton id={row.id} href={href} />;
  return !isOpen && mayRecount ? <Button href={href}>{say(SHIFT.recount)}</Button> : null;
}

function CloseButton({ id, href }: { id: string; href: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F7' || event.repeat) return;
    event.preventDefault();
    void navigate({ to: CLOSE_SCREEN, search: { id } });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button kind="primary" hint="F7" href={href}>
      {say(SHIFT.countAndClose)}
    </Button>
  );
}
