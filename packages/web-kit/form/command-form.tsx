import type { ReactNode } from 'react';
import { FormLayout } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { useSay } from '../i18n/language.tsx';
import { FormOnPage } from '../making/making-context.ts';
import { useGoBack } from '../screens/go-back.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FORM } from './form.words.ts';
import { formKeys } from './form-keys.ts';
import { LeaveQuestion } from './leave-question.tsx';
import type { CommandFormState } from './use-command-form.ts';

export interface CommandFormProps {
  form: CommandFormState;
  title: string;
  save: string;
  /** What is being typed, as a draft of it is offered: `payment`. */
  one: string;
  /** Where one came from; with a name it stands above the title. */
  back: { href: string; name?: string };
  /** What its button does instead of saving: goes on to the next page of a phone. */
  onSubmit?: () => void;
  /** What the button beside it does instead of leaving. */
  cancel?: { title: string; onPress: () => void };
  /** Nothing is to be saved yet. */
  disabled?: boolean;
  /** What it is about, or what follows from it, beside the fields. */
  side?: ReactNode;
  /** FormSection after FormSection. */
  children: ReactNode;
}

/**
 * The page of every command that a person fills in: its bar, keys and draft, the first fault named and focused, and the
 * question before something typed is left.
 */
export function CommandForm({ form, title, save, one, back, ...page }: CommandFormProps) {
  const { onSubmit = () => void form.save(), cancel, disabled, side, children } = page;
  const say = useSay();
  const goBack = useGoBack(back.href);
  const { name, draft, labels, saving, isTyped } = form;
  const faulty = form.faulty();
  const fault = faulty && {
    text: say(FORM.fix, { field: labels[faulty] ?? faulty }),
    onPress: () => document.querySelector<HTMLElement>(`#${name} [aria-invalid="true"]`)?.focus(),
  };
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={name}
          save={save}
          cancel={cancel ?? { title: say(FORM.cancel), onPress: goBack, byEscape: true }}
          note={draft.isRestored ? say(FORM.restored) : isTyped ? say(FORM.unsaved) : undefined}
          keys={{
            title: say(FORM.keys),
            hints: formKeys(false).map(({ keys, does }) => ({ key: keys.join(), keys, title: say(does) })),
          }}
          {...{ saving, disabled }}
          {...(fault ? { fault } : {})}
        />
      }
    >
      <PageHeader title={title} {...(back.name ? { back: { href: back.href, name: back.name } } : {})} />
      <FormOnPage value={true}>
        <FormLayout id={name} onSubmit={onSubmit} side={side}>
          {children}
        </FormLayout>
      </FormOnPage>
      <DraftOffer form={draft} one={one} />
      <LeaveQuestion isTyped={form.asksToLeave} isDrafted={form.isDrafted} />
    </Page>
  );
}
