import { type ReactNode, useId } from 'react';
import { FormLayout } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { PLATFORM } from './platform.words.ts';

interface PlatformFormProps {
  title: string;
  save: string;
  saving: boolean;
  /** Something needed is not typed yet. */
  disabled: boolean;
  /** Whether something is typed that leaving would lose. */
  isTyped: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** A form of the platform, with the bar that every form has. */
export function PlatformForm({
  title,
  save,
  saving,
  disabled,
  isTyped,
  onSave,
  children,
}: PlatformFormProps) {
  const say = useSay();
  const form = useId();
  const goBack = useGoBack('/platform/business-list');
  const cancel = { title: say(PLATFORM.cancel), onPress: goBack };
  return (
    <Page look="form" bar={<SaveBar {...{ form, save, saving, disabled, cancel }} />}>
      <PageHeader title={title} />
      <FormLayout id={form} onSubmit={onSave}>
        {children}
      </FormLayout>
      <LeaveQuestion isTyped={() => isTyped} />
    </Page>
  );
}
