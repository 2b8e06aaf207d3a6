import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Notice } from '#ui/feedback/notice.tsx';
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
import type { CurrentShift } from '../current-shift.ts';
import { openShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { SHIFT } from './shift.words.ts';
import { useCurrentShift } from './use-current-shift.ts';

/** Opens a shift, or leads to the one that the caller has open; of a shift that is named only its remarks change here. */
export default function ShiftFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id ? <EntityScreens entity={shift} kind="form" /> : <MyShift />;
}

function MyShift() {
  const { data, isPending } = useCurrentShift();
  const open = data?.shift ?? null;
  if (isPending) return null;
  if (open?.is_own) return <Navigate to={shift.screens.view} search={{ id: open.id }} replace />;
  return <OpenShift onTill={open} />;
}

const NOTHING: { float: string; remarks: string } = { float: '', remarks: '' };

function OpenShift({ onTill }: { onTill: CurrentShift['shift'] }) {
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
      {onTill && (
        <Notice tone="warning">
          {say(SHIFT.openOnTill, {
            number: onTill.number,
            name: onTill.opened_by ?? '',
            till: onTill.account_name,
          })}
        </Notice>
      )}
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
