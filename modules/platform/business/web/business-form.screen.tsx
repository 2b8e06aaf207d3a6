import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { settledTerms } from '../../settings/web/platform-settings-call.ts';
import { businessesOfPlatform } from './businesses-call.ts';
import { PLATFORM } from './platform.words.ts';
import { PlatformForm } from './platform-form.tsx';

const NOTHING = {
  name: '',
  business_type: 'other',
  branch_name: '',
  owner_name: '',
  owner_phone: '',
  owner_email: '',
  password: '',
};

/** An owner with his business and its first branch, made by whoever brings them. */
export default function BusinessFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const types = useRegistry().words('business')[language].choices?.business_type ?? {};
  const { data: terms } = useQuery(settledTerms);
  const [typed, setTyped] = useState(NOTHING);
  const { isTyped } = useUnsaved(typed);
  const { sending, fields, send } = useSending();
  const field = (key: keyof typeof NOTHING, label: string) => ({
    label,
    name: key,
    value: typed[key],
    error: fields[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  });
  const isReady = [typed.name, typed.owner_name, typed.owner_phone, typed.password].every((text) =>
    text.trim(),
  );
  const save = () =>
    send(async () => {
      const said = Object.entries(typed).filter(([, value]) => value.trim() !== '');
      await call('POST', 'platform/business', { body: Object.fromEntries(said) });
      await client.invalidateQueries({ queryKey: businessesOfPlatform.queryKey });
      showToast({ tone: 'success', title: say(PLATFORM.made) });
      void navigate({ to: '/platform/business-list', ignoreBlocker: true });
    });
  return (
    <PlatformForm
      title={say(PLATFORM.newBusiness)}
      save={say(PLATFORM.saveBusiness)}
      saving={sending}
      disabled={!isReady}
      isTyped={isTyped}
      onSave={() => void save()}
    >
      <FormSection
        title={say(PLATFORM.business)}
        {...(terms ? { why: say(PLATFORM.businessWhy, { n: terms.trial_days }) } : {})}
      >
        <FieldGrid columns={2}>
          <TextInput {...field('name', say(PLATFORM.name))} />
          <Select
            {...field('business_type', say(PLATFORM.businessType))}
            options={Object.entries(types).map(([value, title]) => ({ value, title }))}
          />
        </FieldGrid>
        <TextInput {...field('branch_name', say(PLATFORM.branchName))} optional />
      </FormSection>
      <FormSection title={say(PLATFORM.owner)} why={say(PLATFORM.ownerWhy)}>
        <FieldGrid columns={2}>
          <TextInput {...field('owner_name', say(PLATFORM.ownerName))} autoComplete="off" />
          <PhoneInput {...field('owner_phone', say(PLATFORM.phone))} autoComplete="off" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextInput {...field('owner_email', say(PLATFORM.email))} type="email" icon="mail" optional />
          <PasswordInput {...field('password', say(PLATFORM.password))} autoComplete="new-password" />
        </FieldGrid>
      </FormSection>
    </PlatformForm>
  );
}
