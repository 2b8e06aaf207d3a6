import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import type { EntityForm } from '#web-kit/form/use-entity-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';

/** The settings of one branch, and whether an SMS leaves this installation (`sends_sms`). */
export const settingsOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch-settings', branchId] as const,
    queryFn: ({ signal }) => callForRow('GET', withQuery('branch/settings', { id: branchId }), { signal }),
  });

/** Saves what was changed; then look and menu of everything follow, because the user's settings are asked for anew. */
export function useSaveSettings(row: WireRow, form: EntityForm, onSaved: (saved: WireRow) => void) {
  const say = useSay();
  const client = useQueryClient();
  const { refresh } = useSessionActs();
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<WireRow | null>(null);
  const save = async (base: WireRow = row) => {
    if (!form.lookAtAll()) return;
    setSaving(true);
    try {
      const saved = await callForRow('PUT', withQuery('branch/settings', { id: row.id }), {
        body: { ...form.changes, version: base.version },
        idempotencyKey: newId(),
      });
      form.forgetDraft();
      client.setQueryData(settingsOf(row.id).queryKey, (kept) => ({ ...kept, ...saved }));
      await refresh();
      showToast({ tone: 'success', title: say(FORM.saved) });
      onSaved(saved);
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale_version')
        setNewer(error.answer.current as WireRow);
      else if (error instanceof Refused && Object.keys(error.fields).length > 0) form.answer(error.fields);
      else showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, newer, dismissNewer: () => setNewer(null) };
}
