import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { AmountInput } from '#ui/fields/amount-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PLATFORM } from '../../business/web/platform.words.ts';
import { PlatformForm } from '../../business/web/platform-form.tsx';
import { platformSettingsWords } from '../platform-settings.i18n.ts';
import { type SettledTerms, settledTerms, settleTerms } from './platform-settings-call.ts';

/** What agents get of fees, and how long branches work before and after they are paid. */
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

type Setting = Exclude<keyof SettledTerms, 'version'>;

function SettingsForm({ terms }: { terms: SettledTerms }) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { fields: labels, hints, sections, one } = platformSettingsWords[language];
  const [typed, setTyped] = useState<Readonly<Record<Setting, string>>>(() => ({
    commission_rate: String(terms.commission_rate),
    trial_days: String(terms.trial_days),
    grace_days: String(terms.grace_days),
    read_only_days: String(terms.read_only_days),
  }));
  const { sending, fields, refused, send } = useSending();
  const settings = Object.entries(typed) as [Setting, string][];
  const isFilled = settings.every(([, text]) => text !== '');
  const isChanged = settings.some(([key, text]) => Number(text) !== terms[key]);
  const field = (key: Setting, unit = say(PLATFORM.daysUnit)) => ({
    label: labels[key],
    hint: hints[key],
    name: key,
    after: unit,
    decimals: 0,
    value: typed[key],
    error: fields[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  });
  const save = () =>
    send(async () => {
      const wanted = Object.fromEntries(settings.map(([key, text]) => [key, Number(text)]));
      const kept = await settleTerms({ version: terms.version, ...(wanted as Record<Setting, number>) });
      client.setQueryData(settledTerms.queryKey, kept);
      showToast({ tone: 'success', title: say(PLATFORM.settingsSaved) });
    });
  return (
    <PlatformForm
      title={one}
      save={say(PLATFORM.saveSettings)}
      saving={sending}
      disabled={!isFilled || !isChanged}
      isTyped={isChanged}
      onSave={() => void save()}
    >
      {refused && Object.keys(fields).length === 0 && <Notice tone="danger">{refused}</Notice>}
      <FormSection {...sections.agents}>
        <FieldGrid columns={2}>
          <AmountInput {...field('commission_rate', '%')} decimals={2} />
          <AmountInput {...field('trial_days')} />
        </FieldGrid>
      </FormSection>
      <FormSection {...sections.fees}>
        <FieldGrid columns={2}>
          <AmountInput {...field('grace_days')} />
          <AmountInput {...field('read_only_days')} />
        </FieldGrid>
      </FormSection>
    </PlatformForm>
  );
}
