import type { ReactNode } from 'react';
import { FormLayout } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { DraftOffer, type OfferedDraft } from '#web-kit/form/draft-offer.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { payment } from '../payment.entity.ts';
import { PAYMENT } from './payment.words.ts';

export interface PaymentFrameProps {
  id: string;
  title: string;
  /** Where one came from, and what it is called. */
  back: { href: string; name: string };
  saving: boolean;
  /** Whether something is typed that leaving would lose. */
  isTyped: boolean;
  /** What is kept of it on the device, where that is done. */
  draft?: OfferedDraft & { isRestored: boolean };
  onSave: () => void;
  /** What the payment is about, beside its fields. */
  side: ReactNode;
  children: ReactNode;
}

/** The page on which money changes hands: its fields, what they are about, and the bar that saves. */
export function PaymentFrame({
  id,
  title,
  back,
  saving,
  isTyped,
  draft,
  onSave,
  side,
  children,
}: PaymentFrameProps) {
  const say = useSay();
  const words = useEntityWords(payment);
  const goBack = useGoBack(back.href);
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={id}
          save={say(PAYMENT.save)}
          cancel={{ title: say(FORM.cancel), onPress: goBack }}
          note={draft?.isRestored ? say(FORM.restored) : isTyped ? say(FORM.unsaved) : undefined}
          saving={saving}
        />
      }
    >
      <PageHeader title={title} back={back} />
      <FormLayout id={id} onSubmit={onSave} side={side}>
        {children}
      </FormLayout>
      {draft && <DraftOffer form={draft} one={words.lower} />}
      <LeaveQuestion isTyped={() => isTyped} isDrafted={draft !== undefined} />
    </Page>
  );
}
