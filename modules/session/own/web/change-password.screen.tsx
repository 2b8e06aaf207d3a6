import { sayProblem } from '#core/i18n/problems.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { callForSentence } from '#web-kit/api/answers.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { homeOf } from '#web-kit/session/home-of.ts';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { changePasswordBody } from '../change-password.body.ts';
import { SETTINGS } from './settings.words.ts';

/** A new password for oneself, against the old one. */
export default function ChangePasswordScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const home = homeOf(useCurrentUser());
  const form = useBodyForm({
    name: 'change-password',
    body: changePasswordBody,
    of: user,
    labels: {
      current_password: say(SETTINGS.current),
      new_password: say(SETTINGS.next),
      new_password_again: say(SETTINGS.again),
    },
    beside: { new_password_again: '' },
    check: ({ new_password, new_password_again }) => {
      const weakness = problemOfPassword(new_password);
      return {
        new_password: weakness ? sayProblem(weakness, language) : undefined,
        new_password_again: new_password_again === new_password ? undefined : say(SETTINGS.differs),
      };
    },
    send: (body) => callForSentence('PUT', 'user/change-password', { body }),
    done: (title) => {
      showToast({ tone: 'success', title });
      form.reset();
    },
  });
  return (
    <CommandForm
      form={form}
      title={say(SETTINGS.password)}
      save={say(SETTINGS.password)}
      one={say(SETTINGS.password)}
      back={{ href: home }}
    >
      <FormSection title={say(SETTINGS.password)} why={say(SETTINGS.passwordWhy)}>
        <FieldGrid columns={2}>
          <PasswordInput {...form.field('current_password')} autoComplete="current-password" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <PasswordInput
            {...form.field('new_password')}
            hint={say(SETTINGS.nextWhy)}
            autoComplete="new-password"
          />
          <PasswordInput {...form.field('new_password_again')} autoComplete="new-password" />
        </FieldGrid>
        <Checkbox
          label={say(SETTINGS.keepTokens)}
          name="keep_tokens"
          checked={form.typed.keep_tokens}
          onChange={(keep_tokens) => form.set({ keep_tokens })}
        />
      </FormSection>
    </CommandForm>
  );
}
