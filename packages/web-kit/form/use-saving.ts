import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { commandsOf } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { Refused } from '../api/refused.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import type { SavedByParent } from './form-frame.ts';
import { unseenFaults } from './unseen-faults.ts';
import type { EntityForm } from './use-entity-form.ts';
import { useRefusal } from './use-refusal.ts';

/** Saves a form: the row it became, or nothing where it was refused; a newer version of the row is kept for the dialog. */
export function useSaving(entity: AnyEntity, form: EntityForm, elsewhere?: SavedByParent) {
  const say = useSay();
  const client = useQueryClient();
  const words = useEntityWords(entity);
  const keyOf = useIdempotencyKey();
  const refusal = useRefusal();
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<WireRow | null>(null);
  const save = async (base = form.base): Promise<WireRow | undefined> => {
    if (!form.lookAtAll()) return undefined;
    refusal.forget();
    setSaving(true);
    try {
      const saved = await send(base);
      form.forgetDraft();
      if (!elsewhere) client.setQueryData(queriesOf(entity).one(saved.id).queryKey, saved);
      // What happened to the record has one line more.
      void client.invalidateQueries({ queryKey: ['activity', 'of', entity.name, saved.id] });
      await client.invalidateQueries({ queryKey: queriesOf(entity).all });
      return saved;
    } catch (error) {
      if (!(error instanceof Refused)) refusal.tell(problemText(error, say));
      else if (error.code === 'stale_version') setNewer(error.answer.current as WireRow);
      else if (Object.keys(error.fields).length > 0) answer(byColumn(error.fields));
      else refusal.tell(error.message);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  /** Each sentence under its field; of a field that the form does not show it stands above, with its name. */
  const answer = (sentences: Readonly<Record<string, string>>) => {
    form.answer(sentences);
    const unseen = unseenFaults(sentences, entity, form.fields, words.fields);
    if (unseen) refusal.tell(unseen);
  };
  const send = (base: WireRow | null): Promise<WireRow> => {
    if (elsewhere) return elsewhere.save(form.changes);
    if (!base) return commandsOf(entity).create(form.body(), keyOf(form.body()));
    const body = { ...form.changes, version: base.version };
    return commandsOf(entity).update(base.id, body, keyOf(body));
  };
  return { save, saving, newer, dismissNewer: () => setNewer(null) };
}

/** A repeat of the same body carries the same key, so that a lost answer never makes a second record. */
function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return (body: unknown) => {
    const text = JSON.stringify(body);
    if (text !== last.current.body) last.current = { body: text, key: newId() };
    return last.current.key;
  };
}

/** `lines.2.quantity` is a sentence of the input `lines`. */
function byColumn(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([place, sentence]) => [place.split('.')[0] ?? place, sentence]),
  );
}
