import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { OwnForm } from './own-form.tsx';
import { type OwnSettings, ownSettings, useChangeOwnSettings } from './own-settings.ts';
import { SETTINGS } from './settings.words.ts';

/** The employee form on oneself; rights and account type are not for oneself to change (specification §2). */
export default function EditProfileScreen() {
  const say = useSay();
  const own = useQuery(ownSettings);
  if (own.isError && !own.data)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(SETTINGS.profile)}
          message={problemText(own.error, say)}
          onRetry={() => void own.refetch()}
        />
      </Page>
    );
  return (
    <Late loading={!own.data} skeleton={<FormPageSkeleton title={say(SETTINGS.profile)} />}>
      {own.data && <ProfileForm own={own.data} />}
    </Late>
  );
}

function ProfileForm({ own }: { own: OwnSettings }) {
  const say = useSay();
  const { language } = useLanguage();
  const { fields, choices } = useRegistry().words('user')[language];
  const change = useChangeOwnSettings();
  const [typed, setTyped] = useState({
    name: own.name,
    phone_number: own.phone_number,
    email: own.email ?? '',
  });
  const { isTyped, saved } = useUnsaved(typed);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const field = (key: keyof typeof typed) => ({
    id: `profile-${key}`,
    name: key,
    label: fields[key] ?? key,
    value: typed[key],
    error: refused[key] ?? (key !== 'email' && typed[key].trim() === '' ? say(SETTINGS.needed) : undefined),
    onChange: (value: string) => {
      setTyped({ ...typed, [key]: value });
      setRefused(({ [key]: _, ...others }) => others);
    },
  });
  const [name, phone, email] = [field('name'), field('phone_number'), field('email')];
  const save = async () => {
    const faults = await change({ ...typed, email: typed.email.trim() === '' ? null : typed.email });
    if (faults) setRefused(faults);
    else saved();
  };
  return (
    <OwnForm
      title={say(SETTINGS.profile)}
      save={say(SETTINGS.saveProfile)}
      fields={[name, phone, email]}
      isTyped={isTyped}
      onSave={save}
    >
      <FormSection title={say(SETTINGS.profile)} why={say(SETTINGS.profileWhy)}>
        <FieldGrid columns={2}>
          <TextInput {...name} autoComplete="name" />
          <PhoneInput {...phone} autoComplete="tel" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextInput {...email} type="email" icon="mail" autoComplete="email" optional />
          <TextInput
            label={say(SETTINGS.accountType)}
            hint={say(SETTINGS.accountTypeWhy)}
            value={accountTypeText(choices?.account_type, own.account_type)}
            onChange={() => undefined}
            readOnly
          />
        </FieldGrid>
      </FormSection>
    </OwnForm>
  );
}

function accountTypeText(words: Readonly<Record<string, string>> | undefined, type: string): string {
  return words?.[type] ?? type;
}
