import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SUPPORT_HOURS } from '#modules/session/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { businessesOfPlatform } from '../../business/web/businesses-call.ts';
import { PlatformForm } from '../../business/web/platform-form.tsx';
import { ASKED, HOURS } from './asked-support.words.ts';
import { askedSupport } from './asked-support-calls.ts';

/** Asks an owner to let oneself in: which business, why, and for how many hours. */
export default function SupportFormScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { business = '' } = useSearch({ strict: false }) as { business?: string };
  const businesses = useQuery(businessesOfPlatform);
  const [typed, setTyped] = useState({ business_id: business, reason: '', hours: '4' });
  const { isTyped } = useUnsaved(typed);
  const { sending, fields, send } = useSending();
  const ask = () =>
    send(async () => {
      await call('POST', 'platform/support', { body: { ...typed, hours: Number(typed.hours) } });
      await client.invalidateQueries({ queryKey: askedSupport.queryKey });
      showToast({ tone: 'success', title: say(ASKED.sent) });
      void navigate({ to: '/platform/support-list', ignoreBlocker: true });
    });
  return (
    <PlatformForm
      title={say(ASKED.ask)}
      save={say(ASKED.ask)}
      saving={sending}
      disabled={typed.business_id === '' || typed.reason.trim() === ''}
      isTyped={isTyped}
      onSave={() => void ask()}
    >
      <FormSection title={say(ASKED.ask)} why={say(ASKED.why)}>
        <Select
          label={say(ASKED.business)}
          value={typed.business_id}
          error={fields.business_id}
          options={(businesses.data ?? []).map(({ id, name, owner_name }) => ({
            value: id,
            title: name,
            ...(owner_name ? { hint: owner_name } : {}),
          }))}
          onChange={(business_id) => setTyped({ ...typed, business_id })}
        />
        <TextInput
          label={say(ASKED.reason)}
          hint={say(ASKED.reasonWhy)}
          value={typed.reason}
          error={fields.reason}
          maxLength={500}
          onChange={(reason) => setTyped({ ...typed, reason })}
        />
        <Row between>
          <span>{say(ASKED.life)}</span>
          <Segments
            label={say(ASKED.life)}
            value={typed.hours}
            onChange={(hours) => setTyped({ ...typed, hours })}
            items={SUPPORT_HOURS.map((n) => ({ value: String(n), title: sayCounted(say, HOURS, n) }))}
          />
        </Row>
      </FormSection>
    </PlatformForm>
  );
}
