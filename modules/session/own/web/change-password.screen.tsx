import { useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { problemOfPassword } from '#modules/employee/public.web.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { OwnForm } from './own-form.tsx';
import { SETTINGS } from './settings.words.ts';

const BLANK = { current: '', next: '', again: '' };

/** A new password for oneself, against the old one. */
export default function ChangePasswordScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const [typed, setTyped] = useState(BLANK);
  const { isTyped } = useUnsaved(typed);
  const [keepsTokens, setKeepsTokens] = useState(false);
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const weakness = problemOfPassword(typed.next);
  const found: Partial<typeof BLANK> = {
    ...(typed.current === '' ? { current: say(SETTINGS.needed) } : {}),
    ...(weakness ? { next: sayProblem(weakness, language) } : {}),
    ...(typed.again !== typed.next ? { again: say(SETTINGS.differs) } : {}),
  };
  const answered = { current: refused.current_password, next: refused.new_password, again: undefined };
  const field = (key: keyof typeof BLANK) => ({
    id: `password-${key}`,
    value: typed[key],
    error: answered[key] ?? (looked.has(key) ? found[key] : undefined),
    onChange: (value: string) => {
      setTyped({ ...typed, [key]: value });
      setRefused({});
    },
    onBlur: () => setLooked(new Set(looked).add(key)),
  });
  const save = async () => {
    setLooked(new Set(Object.keys(BLANK)));
    if (Object.keys(found).length > 0) return;
    try {
      const title = await call<string>('PUT', 'user/change-password', {
        body: { current_password: typed.current, new_password: typed.next, keep_tokens: keepsTokens },
      });
      showToast({ tone: 'success', title });
      setTyped(BLANK);
      setLooked(new Set());
    } catch (error) {
      if (error instanceof Refused && Object.keys(error.fields).length > 0) setRefused(error.fields);
      else showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const [current, next, again] = [field('current'), field('next'), field('again')];
  return (
    <OwnForm
      title={say(SETTINGS.password)}
      save={say(SETTINGS.password)}
      isTyped={isTyped}
      onSave={save}
      fields={[
        { ...current, label: say(SETTINGS.current) },
        { ...next, label: say(SETTINGS.next) },
        { ...again, label: say(SETTINGS.again) },
      ]}
    >
      <FormSection title={say(SETTINGS.password)} why={say(SETTINGS.passwordWhy)}>
        <FieldGrid columns={2}>
          <PasswordInput {...current} label={say(SETTINGS.current)} autoComplete="current-password" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <PasswordInput
            {...next}
            label={say(SETTINGS.next)}
            hint={say(SETTINGS.nextWhy)}
            autoComplete="new-password"
          />
          <PasswordInput {...again} label={say(SETTINGS.again)} autoComplete="new-password" />
        </FieldGrid>
        <Checkbox
          label={say(SETTINGS.keepTokens)}
          name="keep_tokens"
          checked={keepsTokens}
          onChange={setKeepsTokens}
        />
      </FormSection>
    </OwnForm>
  );
}
