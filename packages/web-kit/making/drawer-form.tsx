import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { SAVES_FORM, useSaveKeys } from '#ui/layout/use-save-keys.ts';
import { beginInFirstField, focusFirstFault } from '../form/focus.ts';
import { FORM } from '../form/form.words.ts';
import { FormBody, formId } from '../form/form-body.tsx';
import type { FormFrame } from '../form/form-frame.ts';
import { useSaveQuestion } from '../form/save-question.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { PHONE, useMedia } from '../screens/use-media.ts';
import type { MadeInDrawer } from './making-context.ts';

export interface DrawerFormProps extends MadeInDrawer {
  entity: AnyEntity;
  frame?: FormFrame | undefined;
}

/** The form of a new record over the form that asks for one; closed, it leaves that as it was, and no draft. */
export function DrawerForm({ entity, frame: whole = NOTHING, begun, without, onMade }: DrawerFormProps) {
  const say = useSay();
  const frame = useMemo(() => frameWithout(whole, without), [whole, without]);
  const words = useEntityWords(entity);
  const isPhone = useMedia(PHONE);
  // Opened once it is there, so that the focus goes back to where it came from.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const close = () => setOpened(false);
  const form = useEntityForm(entity, null, { starting: frame.starting, begun, isDrafted: false });
  const saving = useSaving(entity, form);
  const { askFirst, dialog } = useSaveQuestion(frame.question, form.typed);
  const id = formId(entity);
  const save = async () => {
    const made = await saving.save();
    if (!made) return focusFirstFault(id);
    showToast({ tone: 'success', title: say(FORM.saved) });
    onMade(made);
    close();
  };
  const blocked = !opened || form.faulty !== undefined;
  useSaveKeys({ form: id, blocked: blocked || saving.saving });
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title={words.new}
      side={isPhone ? 'bottom' : 'right'}
      width={560}
      footer={
        <>
          <Button onClick={close}>{say(FORM.cancel)}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            hint={SAVES_FORM}
            disabled={form.faulty !== undefined}
            loading={saving.saving}
          >
            {say(FORM.save, { one: words.lower })}
          </Button>
        </>
      }
    >
      <Fields id={id}>
        <FormBody
          {...{ entity, form, words, frame }}
          isPanel
          row={null}
          onSubmit={() => askFirst(() => void save())}
        />
      </Fields>
      {dialog}
    </Drawer>
  );
}

/** The form without fields that are said where the record is made. */
export function frameWithout(frame: FormFrame, without: readonly string[] = []): FormFrame {
  const { shows } = frame;
  return {
    ...frame,
    shows: (field, typed) => !without.includes(field) && (shows?.(field, typed) ?? true),
  };
}

/** Typing begins in the first of them as they appear. */
function Fields({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => beginInFirstField(id), [id]);
  return children;
}

const NOTHING: FormFrame = {};
