import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { recountShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { bodyOfCount, isCounted, nothingCounted, piecesOf } from './count-of-notes.ts';
import { CountSection } from './count-section.tsx';
import { CountedCard } from './counted-card.tsx';
import { SHIFT } from './shift.words.ts';

/** A closed shift is counted again; what went to the safe is part of the count (A33). */
export function RecountForm({ row }: { row: WireRow }) {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(shift);
  const pieces = piecesOf(currency);
  const view = `${shift.screens.view}?id=${row.id}`;
  const form = useBodyForm({
    name: 'shift-recount',
    record: row.id,
    body: recountShiftBody,
    of: shift,
    labels: { counted: say(SHIFT.counted) },
    beside: { drawer: nothingCounted(pieces) },
    instead: ({ drawer }) => ({ id: row.id, ...bodyOfCount(drawer, pieces) }),
    send: (body, id) => callForRow('PUT', 'shift/recount', { body, idempotencyKey: id }),
    done: () => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(SHIFT.recounted) });
      void navigate({ to: view, replace: true, ignoreBlocker: true });
    },
  });
  const { typed, set } = form;
  const isBegun = isCounted(typed.drawer, pieces);
  return (
    <CommandForm
      form={form}
      title={say(SHIFT.recount)}
      save={say(SHIFT.confirm)}
      one={words.lower}
      disabled={!isBegun}
      back={{ href: view, name: String(row.number) }}
      side={<CountedCard drawer={typed.drawer} />}
    >
      <CountSection
        form={form.name}
        why={say(SHIFT.recountWhy)}
        typed={typed.drawer}
        set={(drawer) => set({ drawer })}
      />
    </CommandForm>
  );
}
