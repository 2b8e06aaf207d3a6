import { focusedField, takesKeys, typeInto } from './held-keys.ts';

/** Keys for a panel that is not drawn yet. */
export interface EarlyKeys {
  /** Takes a key that is meant for a panel whose field does not have the focus yet; false leaves it to whoever has. */
  take(event: KeyboardEvent): boolean;
  /** The focus has moved: what was kept stands in the field of the panel, if that has one. */
  focused(): void;
  /** The panel is gone, and with it what was typed for it. */
  forget(): void;
}

/** A quick hand types the name of the customer before a slow device has drawn the field for it. */
export function earlyKeys(): EarlyKeys {
  let kept = '';
  return {
    take({ key, ctrlKey, altKey, metaKey }) {
      if (key.length > 1 || ctrlKey || altKey || metaKey || isInPanel()) return false;
      kept += key;
      return true;
    },
    focused() {
      if (!kept || !isInPanel()) return;
      const field = focusedField();
      if (takesKeys(field)) typeInto(field, kept);
      kept = '';
    },
    forget() {
      kept = '';
    },
  };
}

function isInPanel(): boolean {
  return document.activeElement?.closest('[role="dialog"]') != null;
}
