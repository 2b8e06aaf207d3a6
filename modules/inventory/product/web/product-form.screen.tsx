import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { formId, inputId } from '#web-kit/form/form-body.tsx';
import { StaleDialog } from '#web-kit/form/stale-dialog.tsx';
import { useEntityForm } from '#web-kit/form/use-entity-form.ts';
import { useSaving } from '#web-kit/form/use-saving.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { rememberedList } from '#web-kit/list/list-memory.ts';
import { listAddress, viewAddress } from '#web-kit/screens/addresses.ts';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { productWords } from '../product.i18n.ts';
import { ProductFormBody } from './product-form-body.tsx';
import { productInForm } from './product-in-form.ts';

/** The form of a product, which shows beside it what selling one will bring. */
export default function ProductFormScreen() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return <ProductForm key={id ?? 'new'} id={id} />;
}

function ProductForm({ id }: { id: string | undefined }) {
  const found = useQuery({ ...queriesOf(productInForm).one(id ?? ''), enabled: id !== undefined });
  const [round, setRound] = useState(0);
  if (id === undefined) return <Typing key={round} row={null} onAgain={() => setRound(round + 1)} />;
  if (found.isError && !found.data)
    return (
      <RecordNotLoaded
        {...{ entity: productInForm, error: found.error, retrying: found.isFetching }}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <Late
      loading={!found.data}
      skeleton={
        <Page look="form">
          <FormSkeleton />
        </Page>
      }
    >
      {found.data && <Opened row={found.data} />}
    </Late>
  );
}

/** A later answer of the server does not disturb what is being typed; only taking the newer version begins anew. */
function Opened({ row }: { row: WireRow }) {
  const [base, setBase] = useState(row);
  return <Typing key={base.version} row={base} onNewer={setBase} />;
}

interface TypingProps {
  row: WireRow | null;
  onAgain?: () => void;
  onNewer?: (row: WireRow) => void;
}

function Typing({ row, onAgain, onNewer }: TypingProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { language } = useLanguage();
  const words = productWords[language];
  const form = useEntityForm(productInForm, row);
  const saving = useSaving(productInForm, row, form);
  const isDone = useRef(false);
  const list = listAddress(productInForm, rememberedList(productInForm.screens.list));
  const goBack = useGoBack(list);
  const isLeavingLoss = () => form.isChanged && !isDone.current;
  const leaving = useBlocker({
    shouldBlockFn: isLeavingLoss,
    enableBeforeUnload: isLeavingLoss,
    withResolver: true,
  });
  const save = async (then: (kept: WireRow) => void, base?: WireRow | null) => {
    const kept = await saving.save(base);
    if (!kept) return focusFirstFault();
    showToast({ tone: 'success', title: say(FORM.saved) });
    then(kept);
  };
  const leave = (kept: WireRow) => {
    isDone.current = true;
    if (row) return goBack();
    void navigate({ to: viewAddress(productInForm, kept.id, may) ?? list, state: { delta: 2 } });
  };
  const { faulty } = form;
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form={formId(productInForm)}
          save={row ? say(FORM.saveChanges) : say(FORM.save, { one: words.lower })}
          {...(onAgain ? { another: { title: say(FORM.another), onPress: () => void save(onAgain) } } : {})}
          cancel={{ title: say(FORM.cancel), onPress: goBack }}
          {...(faulty
            ? {
                fault: {
                  text: say(FORM.fix, { field: words.fields[faulty.key as keyof typeof words.fields] }),
                  onPress: () => document.getElementById(inputId(productInForm, faulty.column))?.focus(),
                },
              }
            : {})}
          note={form.isRestored ? say(FORM.restored) : form.isChanged ? say(FORM.unsaved) : undefined}
          saving={saving.saving}
        />
      }
    >
      <PageHeader
        title={row ? say(FORM.edit, { name: String(row.name) }) : words.new}
        back={{ href: list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
        actions={
          form.isRestored && (
            <Button kind="ghost" icon="undo" onClick={() => form.reset()}>
              {say(FORM.discard)}
            </Button>
          )
        }
      />
      <ProductFormBody {...{ form, row }} onSubmit={() => void save(leave)} />
      {saving.newer && row && (
        <StaleDialog
          {...{ form }}
          entity={productInForm}
          opened={row}
          newer={saving.newer}
          onClose={saving.dismissNewer}
          onKeepMine={() => {
            saving.dismissNewer();
            void save(leave, saving.newer);
          }}
          onTakeTheirs={() => {
            if (!saving.newer) return;
            form.forgetDraft();
            client.setQueryData(queriesOf(productInForm).one(saving.newer.id).queryKey, saving.newer);
            onNewer?.(saving.newer);
          }}
        />
      )}
      <ConfirmDialog
        opened={leaving.status === 'blocked'}
        danger={false}
        icon="edit"
        title={say(FORM.leaveTitle)}
        body={say(FORM.leaveBody)}
        confirm={say(FORM.leave)}
        cancel={say(FORM.stay)}
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      />
    </Page>
  );
}

/** After the sentences are shown, the caret goes to the first field that has one. */
function focusFirstFault() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
