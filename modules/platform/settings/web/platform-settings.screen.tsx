import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineBody, said } from '#core/define-body.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PLATFORM } from '../../business/web/platform.words.ts';
import { platformSettings } from '../platform-settings.entity.ts';
import { platformSettingsWords } from '../platform-settings.i18n.ts';
import { type SettledTerms, settledTerms, settleTerms } from './platform-settings-call.ts';

/** What agents get of fees, how long branches work before and after they are paid, and what SMS cost. */
export default function PlatformSettingsScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const settled = useQuery(settledTerms);
  if (settled.isError && !settled.data)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(PLATFORM.settingsNotLoaded)}
          message={problemText(settled.error, say)}
          onRetry={() => void settled.refetch()}
          retrying={settled.isFetching}
        />
      </Page>
    );
  return (
    <Late loading={!settled.data} skeleton={<FormPageSkeleton title={platformSettingsWords[language].one} />}>
      {settled.data && <SettingsForm key={settled.data.version} terms={settled.data} />}
    </Late>
  );
}

const { commission_rate, trial_days, grace_days, read_only_days, sms_price } = platformSettings.fields;

/** All stand on the screen; none may be left empty but the price of what is not sold. */
const settleTermsBody = defineBody({
  fields: {
    commission_rate: said(commission_rate, { required: true }),
    trial_days: said(trial_days, { required: true }),
    grace_days: said(grace_days, { required: true }),
    read_only_days: said(read_only_days, { required: true }),
    sms_price: said(sms_price),
  },
});

function SettingsForm({ terms }: { terms: SettledTerms }) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { hints, sections, one, lower } = platformSettingsWords[language];
  const form = useBodyForm({
    name: 'platform-settings',
    body: settleTermsBody,
    of: platformSettings,
    opened: {
      commission_rate: String(terms.commission_rate),
      trial_days: String(terms.trial_days),
      grace_days: String(terms.grace_days),
      read_only_days: String(terms.read_only_days),
      sms_price: String(terms.sms_price ?? ''),
    },
    send: (body) => settleTerms({ version: terms.version, ...body }),
    done: (kept) => {
      client.setQueryData(settledTerms.queryKey, kept);
      showToast({ tone: 'success', title: say(PLATFORM.settingsSaved) });
    },
  });
  const days = say(PLATFORM.daysUnit);
  return (
    <CommandForm
      form={form}
      title={one}
      save={say(PLATFORM.saveSettings)}
      one={lower}
      back={{ href: '/platform/business-list' }}
      disabled={!form.isTyped}
    >
      <FormSection {...sections.agents}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('commission_rate')} hint={hints.commission_rate} />
          <Asked input={form.ask('trial_days')} hint={hints.trial_days} unit={days} />
        </FieldGrid>
      </FormSection>
      <FormSection {...sections.fees}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('grace_days')} hint={hints.grace_days} unit={days} />
          <Asked input={form.ask('read_only_days')} hint={hints.read_only_days} unit={days} />
        </FieldGrid>
      </FormSection>
      <FormSection {...sections.sms}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('sms_price')} hint={hints.sms_price} />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
