/**
 * Keeps what is typed while the palette is fetched and drawn, so that no letter is lost or obeyed by the page beneath.
 * Gives the end of it, which answers what was typed.
 */
export function holdTyping(): () => string {
  let text = '';
  const press = (event: KeyboardEvent) => {
    const after = textAfter(text, event);
    if (after === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    text = after;
  };
  addEventListener('keydown', press, true);
  return () => {
    removeEventListener('keydown', press, true);
    return text;
  };
}

/** What a key makes of a text; undefined where it writes nothing. */
export function textAfter(
  text: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}
