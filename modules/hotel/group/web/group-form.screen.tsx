import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { callFor } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { bookedGroupAnswer } from '../group.answer.ts';
import { groupBody } from '../group.body.ts';
import { GROUP } from '../group.words.ts';

/** Several rooms for the same nights by one who books: on one bill, or one for each guest. */
export default function GroupFormScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useEntityWords(booking);
  const form = useBodyForm({
    name: 'group-booking',
    body: groupBody,
    of: booking,
    labels: {
      ...{ group_name: say(GROUP.name), customer_id: say(GROUP.organiser) },
      ...{ rooms: say(GROUP.rooms), one_bill: say(GROUP.oneBill) },
    },
    send: (body, id) => callFor(bookedGroupAnswer, 'POST', 'booking/group', { body, idempotencyKey: id }),
    done: ({ group_id, ids }) => {
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(GROUP.done, { count: ids.length }) });
      void navigate({ to: `${booking.screens.view}?id=${group_id}`, replace: true, ignoreBlocker: true });
    },
  });
  return (
    <CommandForm
      form={form}
      title={say(GROUP.title)}
      save={say(GROUP.save)}
      one={say(GROUP.lower)}
      back={{ href: booking.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <FormSection title={say(GROUP.what)}>
        <FieldGrid>
          <Asked input={form.ask('check_in')} />
          <Asked input={form.ask('check_out')} />
        </FieldGrid>
        <FieldGrid>
          <Asked input={form.ask('room_type_id')} />
          <Asked input={form.ask('rooms')} />
          <Asked input={form.ask('adults')} />
        </FieldGrid>
        <FieldGrid>
          <Asked input={form.ask('group_name')} />
          <Asked input={form.ask('customer_id')} />
        </FieldGrid>
        <FieldGrid>
          <Asked input={form.ask('price')} optional />
          <Asked input={form.ask('source')} />
        </FieldGrid>
        <FieldGrid>
          <Asked input={form.ask('currency')} optional />
          <Asked input={form.ask('foreign_price')} optional />
          <Asked input={form.ask('rate')} optional />
        </FieldGrid>
        <Asked input={form.ask('room_later')} />
        <Asked input={form.ask('one_bill')} hint={say(GROUP.oneBillWhy)} />
      </FormSection>
    </CommandForm>
  );
}
