import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { firstFieldOf } from '#ui/layout/first-field.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { queriesOf, type WireRow } from '../api/queries.ts';
import type { Typed } from '../form/body-of.ts';
import { DraftOffer } from '../form/draft-offer.tsx';
import { focusFirstFault } from '../form/focus.ts';
import { FORM } from '../form/form.words.ts';
import { FormBody, formId, inputId } from '../form/form-body.tsx';
import { repeatedValues } from '../form/form-fields.ts';
import type { FormFrame, SavedByParent } from '../form/form-frame.ts';
import { formKeys } from '../form/form-keys.ts';
import { LeaveQuestion } from '../form/leave-question.tsx';
import { useSaveQuestion } from '../form/save-question.tsx';
import { StaleDialog } from '../form/stale-dialog.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { viewAddress } from './addresses.ts';
import { useGoBack } from './go-back.ts';
import { RecordNotLoaded } from './record-not-loaded.tsx';
import { useEntityWords } from './registry.tsx';
import { useWayBack } from './way-back.ts';

export interface FormScreenProps {
  entity: AnyEntity;
  id?: string | undefined;
  frame?: FormFrame;
}

/** The form every entity has, empty or of one record; and what its own frame adds. */
export function FormScreen({ entity, id, frame = {} }: FormScreenProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const back = useWayBack(entity);
  const record = useRecord(entity, id, frame.savedByParent);
  const [next, setNext] = useState<{ round: number; begun?: Typed }>({ round: 0 });
  if (id === undefined)
    return (
      <EntityForm
        key={next.round}
        {...{ entity, frame }}
        row={null}
        begun={next.begun}
        onAgain={(begun) => setNext({ round: next.round + 1, begun })}
      />
    );
  if (record.isError && !record.data)
    return (
      <RecordNotLoaded
        {...{ entity, error: record.error, retrying: record.isFetching }}
        onRetry={() => void record.refetch()}
      />
    );
  return (
    <Late
      loading={!record.data}
      skeleton={<FormPageSkeleton title={say(FORM.edit, { name: words.lower })} back={back} />}
    >
      {record.data && <OpenedForm key={id} {...{ entity, frame }} row={record.data} />}
    </Late>
  );
}

function useRecord(entity: AnyEntity, id: string | undefined, elsewhere: SavedByParent | undefined) {
  const one = useQuery({ ...queriesOf(entity).one(id ?? ''), enabled: id !== undefined && !elsewhere });
  const other = useQuery({
    queryKey: [entity.name, 'elsewhere', id],
    queryFn: () => elsewhere?.read(),
    enabled: id !== undefined && elsewhere !== undefined,
  });
  return elsewhere ? other : one;
}

/** A later answer of the server does not disturb what is being typed; only taking the newer version begins again. */
function OpenedForm({ entity, frame, row }: { entity: AnyEntity; frame: FormFrame; row: WireRow }) {
  const [base, setBase] = useState(row);
  return <EntityForm key={base.version} {...{ entity, frame }} row={base} onNewer={setBase} />;
}

interface EntityFormProps {
  entity: AnyEntity;
  frame: FormFrame;
  row: WireRow | null;
  /** What a new record begins with after another; absent for the first. */
  begun?: Typed | undefined;
  onAgain?: (begun: Typed) => void;
  onNewer?: (row: WireRow) => void;
}

function EntityForm({ entity, frame, row, begun, onAgain, onNewer }: EntityFormProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useEntityWords(entity);
  const form = useEntityForm(entity, row, { starting: frame.starting, begun, locked: frame.locked });
  const saving = useSaving(entity, form, frame.savedByParent);
  const { askFirst, dialog } = useSaveQuestion(frame.question, form.typed);
  const isDone = useRef(false);
  const toList = useWayBack(entity);
  const back = frame.savedByParent?.back ?? toList;
  const goBack = useGoBack(back.href);
  const id = formId(entity);
  useEffect(() => {
    if (begun) firstFieldOf(id)?.focus();
  }, [begun, id]);
  const saved = (kept: WireRow) => {
    isDone.current = true;
    showToast({ tone: 'success', title: say(FORM.saved) });
    if (row) return goBack();
    const to = viewAddress(entity, kept.id, may) ?? back.href;
    void navigate({ to, state: { delta: 2 } });
  };
  const save = async (base?: WireRow | null) => {
    const kept = await saving.save(base);
    if (kept && !row) await frame.afterMade?.(kept);
    if (kept && row) frame.afterChanged?.(row, kept);
    if (kept) saved(kept);
    else focusFirstFault(id);
  };
  const saveAndAgain = async () => {
    const made = await saving.save();
    if (!made) return focusFirstFault(id);
    await frame.afterMade?.(made);
    showToast({ tone: 'success', title: say(FORM.saved) });
    onAgain?.(repeatedValues(entity, form.fields, form.typed));
  };
  const { faulty, isRestored } = form;
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={id}
          save={row ? say(FORM.saveChanges) : say(FORM.save, { one: words.lower })}
          {...(onAgain
            ? { another: { title: say(FORM.another), onPress: () => askFirst(() => void saveAndAgain()) } }
            : {})}
          cancel={{ title: say(FORM.cancel), onPress: goBack, byEscape: true }}
          {...(faulty
            ? {
                fault: {
                  text: say(FORM.fix, { field: words.fields[faulty.key] ?? faulty.key }),
                  onPress: () => document.getElementById(inputId(entity, faulty.column))?.focus(),
                },
              }
            : {})}
          note={isRestored ? say(FORM.restored) : form.isChanged ? say(FORM.unsaved) : undefined}
          saving={saving.saving}
          keys={{
            title: say(FORM.keys),
            hints: formKeys(onAgain !== undefined).map(({ keys, does }) => ({
              key: keys.join(),
              keys,
              title: say(does),
            })),
          }}
        />
      }
    >
      <PageHeader
        title={row ? say(FORM.edit, { name: String(row[entity.title] ?? words.lower) }) : words.new}
        back={back}
        actions={
          isRestored && (
            <Button kind="ghost" icon="undo" onClick={() => form.reset()}>
              {say(FORM.discard)}
            </Button>
          )
        }
      />
      <FormBody {...{ entity, form, row, words, frame }} onSubmit={() => askFirst(() => void save())} />
      {dialog}
      {saving.newer && form.base && (
        <StaleDialog
          {...{ entity, form }}
          opened={form.base}
          newer={saving.newer}
          onClose={saving.dismissNewer}
          onKeepMine={() => {
            const { newer } = saving;
            saving.dismissNewer();
            void save(newer);
          }}
          onTakeTheirs={() => {
            const { newer } = saving;
            if (!newer) return;
            form.forgetDraft();
            client.setQueryData(queriesOf(entity).one(newer.id).queryKey, newer);
            onNewer?.(newer);
          }}
        />
      )}
      <DraftOffer form={form} one={words.lower} />
      <LeaveQuestion isTyped={() => form.isChanged && !isDone.current} isDrafted />
    </Page>
  );
}
