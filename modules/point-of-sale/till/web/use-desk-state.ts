import { useCallback, useMemo, useRef, useState } from 'react';
import { useSay } from '#web-kit/i18n/language.tsx';
import { type Desk, type DeskState, TIDY } from './desk.ts';
import { printsByItself } from './prints-by-itself.ts';
import { useFeedback } from './store/feedback.ts';
import type { Done } from './store/till.ts';
import { useTill } from './store/use-till.ts';
import { TILL } from './till.words.ts';

/** Lays out the desk of a cashier. */
export function useDeskState(): Desk {
  const say = useSay();
  const till = useTill();
  const feedback = useFeedback();
  const [state, setState] = useState<DeskState>(TIDY);
  const scanField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const change = useCallback((changed: Partial<DeskState>) => {
    if (changed.typed !== undefined) typed.current = changed.typed;
    setState((before) => ({ ...before, ...changed }));
  }, []);

  const acts = useMemo(() => {
    const refuse = (text: string) => {
      feedback.miss();
      change({ notice: { tone: 'danger', text } });
    };
    const tell = (done: Done): boolean => {
      change({ notice: done && { tone: 'danger', text: say(done.words, done.params) } });
      return done === null;
    };
    const noteAdded = (id: string) => {
      feedback.hit();
      setState((before) => ({
        ...before,
        notice: null,
        sold: null,
        flash: { id, count: before.flash.count + 1 },
      }));
    };
    const add: Desk['add'] = (id, how) => {
      const done = till.add(id, how);
      if (done) refuse(say(done.words, done.params));
      else noteAdded(id);
    };
    const scan: Desk['scan'] = (text) => {
      const answer = till.scan(text);
      if (answer.result === 'added') {
        change({ typed: '' });
        noteAdded(answer.product.id);
      } else if (answer.result === 'refused') {
        change({ typed: '' });
        refuse(say(answer.refusal.words, answer.refusal.params));
      } else {
        change({ typed: text });
        refuse(say(TILL.notFound, { text: answer.text }));
        scanField.current?.select();
      }
    };
    const scanned = (code: string) => {
      const count = COUNT.exec(typed.current)?.[0] ?? '';
      till.setReceived(null);
      scan(`${count}${code}`);
    };
    const enter = () => {
      const text = typed.current.trim();
      if (text === '') return;
      const { exact, products, quantity } = till.find(text);
      const [first] = products;
      if (exact || !first) return scan(text);
      change({ typed: '' });
      add(first.id, { quantity });
    };
    const pay = () => {
      if (!tell(till.startPaying())) return;
      change({ editing: null, discounting: false, panel: null, sold: null });
    };
    const complete = async () => {
      const answer = await till.complete();
      if (answer.result === 'sold') {
        feedback.hit();
        change({ ...TIDY, sold: answer.sale, toPrint: printsByItself() });
      } else if (answer.result === 'incomplete') tell(answer.refusal);
      else change({ notice: null });
    };
    const toScanField = () => {
      if (matchMedia('(pointer: fine)').matches) scanField.current?.focus();
    };
    return { tell, add, scan, scanned, enter, pay, complete, toScanField };
  }, [till, say, feedback, change]);

  return useMemo(() => ({ ...state, scanField, amountField, change, ...acts }), [state, change, acts]);
}

/** `3*` before a scan adds three. */
const COUNT = /^\s*\d+\*\s*$/;
