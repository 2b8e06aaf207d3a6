import type { call } from '../api/client.ts';
import { Refused, Unreachable } from '../api/refused.ts';
import type { ActShelf } from './act-shelf.ts';
import { type Observable, observable } from './observable.ts';
import type { OtherTabs } from './other-tabs.ts';
import { saysNo } from './says-no.ts';

/** What somebody did on a device, as it lies there until the server has it. */
export interface SavedAct {
  /** Also the key of its call: however often it is sent, it is done once. */
  id: string;
  /** When it was done, by the clock of the device. */
  at: string;
  /** What the call says, made as it was done. */
  body: Readonly<Record<string, unknown>>;
  /** Files that go ahead of it, each under a key of its own; it stands in the body once the server has it. */
  files?: Readonly<Record<string, { key: string; file: unknown }>>;
  /** What it is about, as the list of what waits names it. */
  text: string;
  /** `waiting`: it is sent by itself; `refused`: the server said no, and somebody has to decide. */
  state: 'waiting' | 'refused';
  /** Why the server said no; or, of one that waits, what it said last. */
  reason: string | null;
  attempts: number;
}

/** The call by which an act is made. */
export interface CallOfAct {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

export interface ActsState<A extends SavedAct> {
  /** What the server does not have yet, the oldest first. */
  acts: readonly A[];
  sending: boolean;
  /** False where the browser keeps nothing: what waits is lost when the page is closed. */
  isKept: boolean;
}

/** What somebody did on a device, until the server has it. */
export interface SavedActs<A extends SavedAct> {
  state: Observable<ActsState<A>>;
  /** Lays an act aside, on the device before it answers, and sends what waits. */
  add(act: A): Promise<void>;
  /** Sends what waits, one after the other, until nobody answers; each is done once however often it is sent. */
  sendAll(): Promise<void>;
  /** Sends one that was refused once more, as it was or with the date of today. */
  sendAgain(id: string, changes?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Forgets one that was refused: somebody looked at it and decided. */
  drop(id: string): Promise<void>;
}

interface World<A extends SavedAct> {
  scope: string;
  ask: typeof call;
  shelf: Pick<ActShelf<A, unknown>, 'readActs' | 'putAct' | 'dropAct'>;
  callOf: (act: A) => CallOfAct;
  /** Which of them is sent next; nothing where all wait for somebody's decision. */
  nextToSend: (acts: readonly A[]) => A | undefined;
  otherTabs: OtherTabs;
  /** Something of it was done: what is shown is asked for again. */
  onSent: (act: A) => void;
  newId: () => string;
}

/** So long an answer is waited for. */
const LONGEST_MS = 30_000;

/** The queue of a device: the same promise as that of the till (docs/decisions/0044, 0158). */
export function saveActs<A extends SavedAct>(world: World<A>): SavedActs<A> {
  const { scope, ask, shelf, callOf, nextToSend, otherTabs, onSent, newId } = world;
  const state = observable<ActsState<A>>({ acts: [], sending: false, isKept: true });
  const known = read();
  otherTabs.hear(() => void read());
  let sending: Promise<void> | null = null;

  function sendAll(): Promise<void> {
    sending ??= known.then(sendEach).finally(() => {
      sending = null;
      state.set({ ...state.get(), sending: false });
    });
    return sending;
  }

  async function sendEach(): Promise<void> {
    for (;;) {
      const next = nextToSend(state.get().acts);
      if (!next) return;
      state.set({ ...state.get(), sending: true });
      if (!(await send(next))) return;
    }
  }

  /** Answers whether the server has decided about this one, so that the next can follow. */
  async function send(act: A): Promise<boolean> {
    const tried = { ...act, attempts: act.attempts + 1 };
    await put(tried);
    try {
      const { method, path, body } = callOf(await sendFiles(tried));
      // A server that is frozen is as good as none: what waits behind it is tried again.
      await ask(method, path, {
        ...{ body, idempotencyKey: act.id },
        signal: AbortSignal.timeout(LONGEST_MS),
      });
    } catch (error) {
      if (error instanceof Unreachable) return false;
      if (!(error instanceof Refused)) throw error;
      const isNo = saysNo(error.status, tried.attempts);
      const reason = Object.values(error.fields).join(' ') || error.message;
      const now = state.get().acts.find(({ id }) => id === act.id) ?? tried;
      await put({ ...now, state: isNo ? 'refused' : 'waiting', reason });
      return isNo;
    }
    onSent(act);
    await forget(act.id);
    return true;
  }

  /** Sends its pictures first; each that has arrived stands in the body, on the device too, so that the call says the same again. */
  async function sendFiles(act: A): Promise<A> {
    let left = act;
    for (const [field, { key, file }] of Object.entries(act.files ?? {})) {
      const { id } = await ask<{ id: string }>('POST', 'file', {
        ...(file instanceof File ? { file } : {}),
        idempotencyKey: key,
      });
      const { [field]: _, ...files } = left.files ?? {};
      left = { ...left, body: { ...left.body, [field]: id }, files };
      await put(left);
    }
    return left;
  }

  async function forget(id: string): Promise<void> {
    show(state.get().acts.filter((act) => act.id !== id));
    await shelf.dropAct(scope, id);
    otherTabs.tell();
  }

  async function put(act: A): Promise<void> {
    const { acts } = state.get();
    show(
      acts.some(({ id }) => id === act.id)
        ? acts.map((one) => (one.id === act.id ? act : one))
        : [...acts, act],
    );
    const isKept = await shelf.putAct(scope, act);
    state.set({ ...state.get(), isKept });
    otherTabs.tell();
  }

  async function read(): Promise<void> {
    const saved = await shelf.readActs(scope);
    if (state.get().isKept) show(saved);
  }

  function show(acts: readonly A[]): void {
    state.set({ ...state.get(), acts: acts.toSorted((a, b) => a.at.localeCompare(b.at)) });
  }

  return {
    state,
    async add(act) {
      await known;
      await put(act);
      await sending;
      await sendAll();
    },
    sendAll,
    async sendAgain(id, changes) {
      const act = state.get().acts.find((one) => one.id === id);
      if (!act) return;
      // Said otherwise it is another call, which nobody has answered.
      const said = changes ? { ...act, id: newId(), body: { ...act.body, ...changes }, attempts: 0 } : act;
      if (said.id !== id) await forget(id);
      await put({ ...said, state: 'waiting', reason: null });
      await sending;
      await sendAll();
    },
    async drop(id) {
      if (state.get().acts.find((act) => act.id === id)?.state === 'refused') await forget(id);
    },
  };
}
