import { type ReactNode, useId, useState } from 'react';
import { FormLayout } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { homeOf } from '#web-kit/session/home-of.ts';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { SETTINGS } from './settings.words.ts';

export interface OwnFormProps {
  title: string;
  save: string;
  /** Label and problem of each field; one with a problem keeps Save from being pressed. */
  fields: readonly { id: string; label: string; error: string | undefined }[];
  /** Whether something is typed that leaving would lose. */
  isTyped: boolean;
  onSave: () => Promise<void>;
  children: ReactNode;
}

/** A short form about oneself, with the same bar as every other form. */
export function OwnForm({ title, save, fields, isTyped, onSave, children }: OwnFormProps) {
  const say = useSay();
  const form = useId();
  const goBack = useGoBack(homeOf(useCurrentUser()));
  const [saving, setSaving] = useState(false);
  const faulty = fields.find(({ error }) => error !== undefined);
  const submit = async () => {
    setSaving(true);
    await onSave();
    setSaving(false);
  };
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={form}
          save={save}
          saving={saving}
          cancel={{ title: say(SETTINGS.cancel), onPress: goBack }}
          {...(faulty
            ? {
                fault: {
                  text: say(SETTINGS.fix, { field: faulty.label }),
                  onPress: () => document.getElementById(faulty.id)?.focus(),
                },
              }
            : {})}
        />
      }
    >
      <PageHeader title={title} />
      <FormLayout id={form} onSubmit={() => void submit()}>
        {children}
      </FormLayout>
      <LeaveQuestion isTyped={() => isTyped} />
    </Page>
  );
}
