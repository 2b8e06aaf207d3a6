import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { business } from '#modules/branch/business/business.entity.ts';
import { GIVEN_PASSWORD_DAYS } from '#modules/employee/public.web.ts';
import { bringBusinessBody } from '#modules/session/public.web.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { settledTerms } from '../../settings/web/platform-settings-call.ts';
import { businessesOfPlatform } from './businesses-call.ts';
import { PLATFORM } from './platform.words.ts';

const BUSINESSES = '/platform/business-list';

/** An owner with his business and its first branch, made by whoever brings them. */
export default function BusinessFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useRegistry().words('business')[language];
  const { data: terms } = useQuery(settledTerms);
  const form = useBodyForm({
    name: 'business',
    body: bringBusinessBody,
    of: business,
    labels: {
      name: say(PLATFORM.name),
      business_type: say(PLATFORM.businessType),
      branch_name: say(PLATFORM.branchName),
      owner_name: say(PLATFORM.ownerName),
      owner_phone: say(PLATFORM.phone),
      owner_email: say(PLATFORM.email),
      password: say(PLATFORM.password),
    },
    opened: { business_type: 'other' },
    send: (body) => call('POST', 'platform/business', { body }),
    done: () => {
      void client.invalidateQueries({ queryKey: businessesOfPlatform.queryKey });
      showToast({ tone: 'success', title: say(PLATFORM.made) });
      void navigate({ to: BUSINESSES, ignoreBlocker: true });
    },
  });
  return (
    <CommandForm
      form={form}
      title={say(PLATFORM.newBusiness)}
      save={say(PLATFORM.saveBusiness)}
      one={words.lower}
      back={{ href: BUSINESSES }}
    >
      <FormSection
        title={say(PLATFORM.business)}
        {...(terms ? { why: say(PLATFORM.businessWhy, { n: terms.trial_days }) } : {})}
      >
        <FieldGrid columns={2}>
          <Asked input={form.ask('name')} />
          <Asked input={form.ask('business_type')} />
        </FieldGrid>
        <Asked input={form.ask('branch_name')} />
      </FormSection>
      <FormSection title={say(PLATFORM.owner)} why={say(PLATFORM.ownerWhy, { days: GIVEN_PASSWORD_DAYS })}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('owner_name')} />
          <PhoneInput {...form.field('owner_phone')} autoComplete="off" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextInput {...form.field('owner_email')} type="email" icon="mail" optional />
          <PasswordInput {...form.field('password')} autoComplete="new-password" />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
