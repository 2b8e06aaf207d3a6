import type { ReactNode } from 'react';
import { FormLayout } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { PAYMENT } from './payment.words.ts';

export interface PaymentFrameProps {
  id: string;
  title: string;
  /** Where one came from, and what it is called. */
  back: { href: string; name: string };
  saving: boolean;
  onSave: () => void;
  /** What the payment is about, beside its fields. */
  side: ReactNode;
  children: ReactNode;
}

/** The page on which money changes hands: its fields, what they are about, and the bar that saves. */
export function PaymentFrame({ id, title, back, saving, onSave, side, children }: PaymentFrameProps) {
  const say = useSay();
  const goBack = useGoBack(back.href);
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={id}
          save={say(PAYMENT.save)}
          cancel={{ title: say(FORM.cancel), onPress: goBack }}
          saving={saving}
        />
      }
    >
      <PageHeader title={title} back={back} />
      <FormLayout id={id} onSubmit={onSave} side={side}>
        {children}
      </FormLayout>
    </Page>
  );
}
