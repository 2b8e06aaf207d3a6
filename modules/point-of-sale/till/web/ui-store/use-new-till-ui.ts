import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useMemo, useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { observable } from '#web-kit/offline/observable.ts';
import { usePlaceOfScan } from '#web-kit/scan/scanned-links.ts';
import { parkedCart } from '../../../parked-cart/parked-cart.entity.ts';
import { hasContent } from '../../returned-cart.rules.ts';
import { type TillPurpose, TillPurposeContext } from '../purpose.ts';
import { printsByItself } from '../sold/prints-by-itself.ts';
import { afterPaint } from '../store/after-paint.ts';
import { useFeedback } from '../store/feedback.ts';
import type { Done } from '../store/till.ts';
import { useCartsNow, useCatalogueNow, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { TIDY, type TillUiActions, type TillUiState, type TillUiStore } from './till-ui.ts';

/** Makes the store of the till screen. */
export function useNewTillUi(): TillUiStore {
  const say = useSay();
  const till = useTill();
  const carts = useCartsNow();
  const catalogue = useCatalogueNow();
  const purpose = use(TillPurposeContext);
  const feedback = useFeedback();
  const client = useQueryClient();
  const router = useRouter();
  const placeOf = usePlaceOfScan();
  const [{ state, typed }] = useState(() => ({
    state: observable<TillUiState>(TIDY),
    typed: observable(''),
  }));
  const scanField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);

  return useMemo(() => {
    const change: TillUiActions['change'] = ({ typed: text, ...changed }) => {
      if (text !== undefined) typed.set(text);
      const before = state.get();
      if (!isSo(before, changed)) state.set({ ...before, ...changed });
    };
    const refuse = (text: string, code?: string) => {
      feedback.miss();
      change({ notice: { tone: 'danger', text, ...(code ? { code } : {}) } });
    };
    const tell = (done: Done): boolean => {
      change({ notice: done && { tone: 'danger', text: say(done.words, done.params) } });
      return done === null;
    };
    const noteAdded = (id: string) => {
      feedback.hit();
      change({ notice: null, sold: null });
      afterPaint(() => change({ flash: { id, count: state.get().flash.count + 1 } }));
    };
    const add: TillUiActions['add'] = (id, how) => {
      const done = till.add(id, how);
      if (done) refuse(say(done.words, done.params));
      else noteAdded(id);
    };
    /** What came before there was anything to find it in, in its order. */
    const early: (() => void)[] = [];
    const onceLoaded = (act: () => void) => {
      if (catalogue().state !== 'loading') return act();
      early.push(act);
      change({ typed: '', notice: { tone: 'warning', text: say(TILL.scansWait, { n: early.length }) } });
      void till.settled().then(() => {
        if (early.length > 0) change({ notice: null });
        for (const waiting of early.splice(0)) {
          const since = typed.get();
          waiting();
          // What is being typed by now is the next thing.
          if (typed.get() === '') change({ typed: since });
        }
      });
    };
    /** The ticket of something that is collected is no product: it opens what it is of, and the cart waits. */
    const leadsElsewhere = (text: string): boolean => {
      const place = placeOf(text);
      if (!place) return false;
      change({ typed: '', panel: null, notice: null });
      router.history.push(place);
      return true;
    };
    const scan: TillUiActions['scan'] = (text) => {
      if (!leadsElsewhere(text)) onceLoaded(() => look(text));
    };
    const look = (text: string) => {
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
        if (answer.result === 'unknown') void findElsewhere(text, answer.text);
        if (state.get().panel === null) scanField.current?.select();
      }
    };
    /** What is no product here is the receipt of a sale whose goods come back, or the code of something else. */
    const findElsewhere = async (text: string, said: string) => {
      const asked = state.get().notice;
      if (!purpose && RECEIPT.test(said)) {
        const { beginByReceipt } = await import('../exchange/begin-exchange.ts');
        const begun = await beginByReceipt({ client, till }, said).catch(() => undefined);
        // Meanwhile something else was scanned, typed or put away.
        if (state.get().notice !== asked) return;
        if (begun === null) change({ typed: '' });
        if (begun !== undefined) return void tell(begun);
      }
      if (CODE.test(said)) await askForCode(text, said);
    };
    /** A product may have been made since, or is not sold from here; only a code that nobody knows is offered to be created. */
    const askForCode = async (text: string, code: string) => {
      const asked = state.get().notice;
      const answer = await till.askForCode(code);
      // Meanwhile something else was scanned, typed or put away.
      if (state.get().notice !== asked) return;
      if (answer.result === 'here') return look(text);
      if (answer.result === 'nowhere' && asked) change({ notice: { ...asked, code } });
      if (answer.result === 'elsewhere')
        change({ notice: { tone: 'warning', text: say(TILL.soldElsewhere, { code, name: answer.name }) } });
    };
    const scanned: TillUiActions['scanned'] = (code, shown = '') => {
      const text = typed.get();
      const before = text.endsWith(shown) ? text.slice(0, text.length - shown.length) : text;
      const count = COUNT.exec(before)?.[0] ?? '';
      till.setReceived(null);
      scan(`${count}${code}`);
    };
    const enter = () => {
      const text = typed.get().trim();
      if (text !== '' && !leadsElsewhere(text)) onceLoaded(() => choose(text));
    };
    const choose = (text: string) => {
      const { exact, products, quantity } = till.find(text);
      const [first] = products;
      if (exact || !first) return look(text);
      change({ typed: '' });
      add(first.id, { quantity });
    };
    const pay = () => {
      if (purpose) return void draft(purpose);
      // Nothing is to be paid: one press takes and gives.
      const isEven = carts().exchange !== null && carts().paying?.due === 0n && carts().cart.lines.length > 0;
      if (isEven) return void complete();
      if (!tell(till.startPaying())) return;
      change({ editing: null, discounting: false, panel: null, sold: null });
    };
    const draft = async ({ save }: TillPurpose) => {
      const { head } = catalogue();
      if (!head) return;
      const answer = await save(carts().cart, head);
      if (answer === 'saved') return till.dropSaved();
      if ('reason' in answer) return refuse(answer.reason);
      tell(answer);
      if (!carts().cart.customer && carts().cart.lines.length > 0) change({ panel: 'customer' });
    };
    const complete = async () => {
      const answer = await till.complete();
      if (answer.result === 'sold' || answer.result === 'kept') {
        feedback.hit();
        // Who serves the next customer already keeps what he has in hand.
        const tidy = hasContent(carts().cart) ? {} : TIDY;
        change({ ...tidy, sold: answer.sale, toPrint: printsByItself() });
      } else if (answer.result === 'incomplete') tell(answer.refusal);
      else change({ notice: null });
    };
    const park = async () => {
      const { cart } = carts();
      if (cart.lines.length === 0) return change({ panel: 'parked' });
      const answer = await till.park(cart.name || cart.customer?.name || say(TILL.walkIn));
      if (answer.result === 'incomplete') return void tell(answer.refusal);
      if (answer.result === 'refused') return refuse(answer.reason);
      change({ ...TIDY });
      toScanField();
      if (answer.result === 'away') change({ notice: { tone: 'warning', text: say(TILL.parkedHere) } });
      else showToast({ tone: 'success', title: say(TILL.parkedNow) });
      void client.invalidateQueries({ queryKey: [parkedCart.name] });
    };
    const toScanField = () => {
      if (matchMedia('(pointer: fine)').matches) scanField.current?.focus();
    };
    const doings = { change, tell, add, scan, scanned, enter, pay, complete, park, toScanField };
    return { state, acts: { typed, scanField, amountField, ...doings } };
  }, [till, carts, catalogue, purpose, say, feedback, client, router, placeOf, state, typed]);
}

function isSo(state: TillUiState, changed: Partial<TillUiState>): boolean {
  return Object.entries(changed).every(([key, value]) => state[key as keyof TillUiState] === value);
}

/** What a scanner reads off a packet, and nobody types as a name. */
const CODE = /^(?=\S*\d{4})\S{4,64}$/;

/** The number of a receipt, or the address in its picture. */
const RECEIPT = /^[A-Z]{1,8}\d{4,}(-\d{4})?$|\/verify\/[A-Z0-9]{16}$/i;

/** `3*` before a scan adds three. */
const COUNT = /^\s*\d+\*\s*$/;
