import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { commandsOf } from '../../api/commands.ts';
import { problemText } from '../../api/problem-text.ts';
import { queriesOf, type WireRow } from '../../api/queries.ts';
import { Refused } from '../../api/refused.ts';
import { useSay } from '../../i18n/language.tsx';
import { INLINE } from './inline.words.ts';

/** Saves one field of one row by the call of the form, with the version that was seen; says why where it is refused. */
export function useSaveCell(entity: AnyEntity) {
  const say = useSay();
  const client = useQueryClient();
  const version = useRef(0);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const begin = (seen: number) => {
    version.current = seen;
    setError(undefined);
  };
  const save = async (id: string, column: string, wire: unknown): Promise<boolean> => {
    setSaving(true);
    try {
      await commandsOf(entity).update(id, { [column]: wire, version: version.current }, newId());
      await client.invalidateQueries({ queryKey: queriesOf(entity).all });
      return true;
    } catch (refusal) {
      setError(sentenceOf(refusal, column));
      return false;
    } finally {
      setSaving(false);
    }
  };
  /** Whoever has seen that somebody else was first may still want his own value. */
  const sentenceOf = (refusal: unknown, column: string): string => {
    if (!(refusal instanceof Refused)) return problemText(refusal, say);
    if (refusal.code === 'stale_version') {
      version.current = (refusal.answer.current as WireRow).version;
      return say(INLINE.again, { sentence: refusal.message });
    }
    return refusal.fields[column] ?? Object.values(refusal.fields)[0] ?? refusal.message;
  };
  return { begin, save, saving, error };
}
