/** A word of feedback; give errors the server's message and, when there is one, the fix. */
export interface Toast {
  tone: 'success' | 'error';
  title: string;
  /** A second line of an error. */
  message?: string;
  /** What mends it; pressing one closes the toast. */
  actions?: readonly { title: string; onPress: () => void }[];
}

export interface ShownToast extends Toast {
  id: number;
}

const SUCCESS_LASTS = 1000;
/** With something to press, such as Undo, it waits for the hand. */
const OFFER_LASTS = 10_000;
const MOST = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Tells the user something happened; success leaves by itself after a second, or after ten where it offers something; an error stays until dismissed. */
export function showToast(toast: Toast): number {
  const equal = shown.find(
    (other) => other.tone === toast.tone && other.title === toast.title && other.message === toast.message,
  );
  if (equal) dismissToast(equal.id);
  lastId += 1;
  const id = lastId;
  change(mostOf([{ ...toast, id }, ...shown]));
  if (toast.tone === 'success')
    timers.set(
      id,
      setTimeout(() => dismissToast(id), toast.actions ? OFFER_LASTS : SUCCESS_LASTS),
    );
  return id;
}

/** As many as there is room for: an error is not pushed out by what went well. */
function mostOf(toasts: readonly ShownToast[]): readonly ShownToast[] {
  const errors = toasts.filter(({ tone }) => tone === 'error').slice(0, MOST);
  const rest = toasts.filter(({ tone }) => tone !== 'error').slice(0, MOST - errors.length);
  return toasts.filter((toast) => errors.includes(toast) || rest.includes(toast));
}

/** Takes a toast away before its time, such as an error that is mended. */
export function dismissToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => shown,
};

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
