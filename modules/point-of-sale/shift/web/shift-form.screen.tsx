import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { openShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { SHIFT } from './shift.words.ts';

/** Opens a shift; of one that runs or ran only its remarks change here. */
export default function ShiftFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={shift} kind="form" /> : <OpenShift />;
}

const NOTHING: { float: string; remarks: string } = { float: '', remarks: '' };

function OpenShift() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(shift);
  const form = useCommandForm({
    name: 'shift',
    body: openShiftBody,
    labels: { float: say(SHIFT.float), remarks: say(SHIFT.remarks) },
    opened: NOTHING,
    wire: ({ float, remarks }, id) => ({
      id,
      ...(float === '' ? {} : { float: Number(float) }),
      ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
    }),
    send: (body, id) => call<WireRow>('POST', 'shift/open', { body, idempotencyKey: id }),
    done: () => {
      void client.invalidateQueries();
      void navigate({ to: '/point-of-sale/sale-form', replace: true, ignoreBlocker: true });
    },
  });
  const { typed, set } = form;
  return (
    <CommandForm
      form={form}
      title={say(SHIFT.openTitle)}
      save={say(SHIFT.open)}
      one={words.lower}
      back={{ href: shift.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <FormSection title={say(SHIFT.opening)}>
        <MoneyInput
          label={say(SHIFT.float)}
          hint={say(SHIFT.floatWhy)}
          currency={currency}
          size="xl"
          autoFocus
          value={typed.float}
          onChange={(float) => set({ float })}
        />
        <TextInput
          label={say(SHIFT.remarks)}
          optional
          maxLength={1000}
          value={typed.remarks}
          onChange={(remarks) => set({ remarks })}
        />
      </FormSection>
    </CommandForm>
  );
}
