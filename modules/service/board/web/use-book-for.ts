import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { instantOf } from '#core/local-time.ts';
import { MakingContext } from '#web-kit/making/making-context.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import { type Block, type Board, nextFree } from '../board.rules.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const OPENS = 8 * HOUR;

/** Opens the form of a job over the board for somebody, at his next free hour; undefined for whoever may not make one. */
export function useBookFor(
  board: Board,
): ((person: { id: string; name: string }, blocks: readonly Block[]) => void) | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const begin = use(MakingContext);
  const may = useMay();
  const { timeZone } = useBranch();
  if (!may(service.permissions.create)) return undefined;
  return ({ id, name }, blocks) => {
    if (!begin) return void navigate({ to: service.screens.form });
    const midnight = instantOf(board.date, '00:00', timeZone).getTime();
    const now = (Date.parse(board.now) - midnight) / MINUTE_MS;
    const starts = midnight + nextFree(blocks, Math.max(OPENS, now), HOUR) * MINUTE_MS;
    begin({
      entity: service,
      begun: { assignee_id: { value: id, title: name }, starts: new Date(starts).toISOString() },
      onMade: () => void client.invalidateQueries({ queryKey: [service.name] }),
    });
  };
}
