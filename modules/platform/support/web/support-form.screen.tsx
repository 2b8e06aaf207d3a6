import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { askSupportBody, SUPPORT_HOURS } from '#modules/session/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { businessesOfPlatform } from '../../business/web/businesses-call.ts';
import { ASKED, HOURS } from './asked-support.words.ts';
import { askedSupport } from './asked-support-calls.ts';

/** Asks an owner to let oneself in: which business, why, and for how many hours. */
export default function SupportFormScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { business = '' } = useSearch({ strict: false }) as { business?: string };
  const businesses = useQuery(businessesOfPlatform);
  const form = useCommandForm({
    name: 'support-access',
    body: askSupportBody,
    labels: { business_id: say(ASKED.business), reason: say(ASKED.reason), hours: say(ASKED.life) },
    opened: { business_id: business, reason: '', hours: '4' },
    wire: ({ hours, ...typed }) => ({ ...typed, hours: Number(hours) }),
    send: (body) => call('POST', 'platform/support', { body }),
    done: () => {
      void client.invalidateQueries({ queryKey: askedSupport.queryKey });
      showToast({ tone: 'success', title: say(ASKED.sent) });
      void navigate({ to: '/platform/support-list', ignoreBlocker: true });
    },
  });
  return (
    <CommandForm
      form={form}
      title={say(ASKED.ask)}
      save={say(ASKED.ask)}
      one={say(ASKED.one)}
      back={{ href: '/platform/support-list' }}
    >
      <FormSection title={say(ASKED.ask)} why={say(ASKED.why)}>
        <Select
          {...form.field('business_id')}
          options={(businesses.data ?? []).map(({ id, name, owner_name }) => ({
            value: id,
            title: name,
            ...(owner_name ? { hint: owner_name } : {}),
          }))}
        />
        <TextInput {...form.field('reason')} hint={say(ASKED.reasonWhy)} maxLength={500} />
        <Row between>
          <span>{say(ASKED.life)}</span>
          <Segments
            label={say(ASKED.life)}
            value={form.typed.hours}
            onChange={(hours) => form.set({ hours })}
            items={SUPPORT_HOURS.map((n) => ({ value: String(n), title: sayCounted(say, HOURS, n) }))}
          />
        </Row>
      </FormSection>
    </CommandForm>
  );
}
