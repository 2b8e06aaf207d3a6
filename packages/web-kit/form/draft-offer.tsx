import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { momentText } from '../format/day.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { FORM } from './form.words.ts';
import type { EntityForm } from './use-entity-form.ts';

export type OfferedDraft = Pick<EntityForm, 'unfinished' | 'action' | 'goOn' | 'discard'>;

/** What was typed into this form before and never saved: gone on with, unless the user discards it. */
export function DraftOffer({ form, one }: { form: OfferedDraft; one: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { unfinished, action, goOn, discard } = form;
  const isNew = action === 'create';
  return (
    <Dialog
      opened={unfinished !== undefined}
      onClose={goOn}
      title={say(isNew ? FORM.unfinishedNew : FORM.unfinishedChange, { one })}
      actions={
        <>
          <Button onClick={discard}>{say(FORM.discardUnfinished)}</Button>
          <Button kind="primary" autoFocus onClick={goOn}>
            {say(FORM.goOn)}
          </Button>
        </>
      }
    >
      {unfinished &&
        say(isNew ? FORM.newFrom : FORM.changesFrom, {
          time: momentText(unfinished, new Date(), language, timeZone),
        })}
    </Dialog>
  );
}
