import type { Problem, Problems } from '#core/errors.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { Typed } from '#web-kit/form/body-of.ts';
import type { FormFrame } from '#web-kit/form/form-frame.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { BOARD } from '../../board/board.words.ts';
import { canMoveJob } from '../../board/moving.rules.ts';
import { endOfWork, openingHoursOf, problemOfClosed } from '../../hours/opening-hours.rules.ts';
import { useTypesOfService } from '../../hours/web/use-types-of-service.ts';
import { service } from '../service.entity.ts';
import { tellCustomer } from './tell-customer.ts';

/** Where nobody says how long it takes. */
const USUAL_MINUTES = 60;

/**
 * What the form of a job says of its appointment: that the branch is closed then, which is confirmed; and once another time or person
 * is saved it offers to tell the customer, as the board does.
 */
export function useAppointmentFrame(): Pick<FormFrame, 'warns' | 'shows' | 'afterChanged'> {
  const say = useSay();
  const may = useMay();
  const { switches, timeZone } = useBranch();
  const types = useTypesOfService();
  const hours = openingHoursOf(switches, timeZone);
  const closed = ({ starts, ends, service_type_id }: Typed): Problem | null => {
    const from = instant(starts);
    if (!from || !hours) return null;
    const minutes = types.find(({ id }) => id === idOf(service_type_id))?.duration ?? USUAL_MINUTES;
    const until = instant(ends) ?? endOfWork(from, minutes, hours);
    return until > from ? problemOfClosed(from, until, hours) : null;
  };
  return {
    shows: (field, typed) => field !== 'outside_hours' || closed(typed) !== null,
    warns: (typed): Problems => {
      const problem = typed.outside_hours === true ? null : closed(typed);
      return problem ? { starts: problem } : {};
    },
    afterChanged(before, after) {
      const isMoved = (['starts', 'ends', 'assignee_id'] as const).some((key) => before[key] !== after[key]);
      const isPlanned = Boolean(after.starts && after.customer_id) && canMoveJob(asJob(after));
      if (!isMoved || !isPlanned || !may(service.permissions.modify)) return;
      showToast({
        tone: 'success',
        title: say(BOARD.isMoved, { number: String(after.number) }),
        actions: [{ title: say(BOARD.tell), onPress: () => void tellCustomer(after.id, say) }],
      });
    },
  };
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as Parameters<typeof canMoveJob>[0];
}

function instant(typed: unknown): Date | null {
  const at = typeof typed === 'string' && typed ? new Date(typed) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** What a choice of a record holds: its name, or the record that is shown beside it. */
function idOf(typed: unknown): string {
  if (typeof typed === 'string') return typed;
  return typeof typed === 'object' && typed !== null && 'value' in typed ? String(typed.value) : '';
}
