import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { business } from '#modules/branch/business/business.entity.ts';
import { askSupportBody, SUPPORT_HOURS } from '#modules/session/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
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
  const { business: asked = '' } = useSearch({ strict: false }) as { business?: string };
  const businesses = useQuery(businessesOfPlatform);
  const form = useBodyForm({
    name: 'support-access',
    body: askSupportBody,
    of: business,
    labels: { business_id: say(ASKED.business), reason: say(ASKED.reason), hours: say(ASKED.life) },
    opened: { business_id: asked, hours: '4' },
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
        <Asked input={form.ask('reason')} hint={say(ASKED.reasonWhy)} oneLine />
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
