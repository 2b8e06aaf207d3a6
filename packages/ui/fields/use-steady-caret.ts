import { useLayoutEffect, useRef } from 'react';

/** Keeps the caret after the same typed character while separators come and go around it. */
export function useSteadyCaret(text: string, counted: RegExp) {
  const ref = useRef<HTMLInputElement>(null);
  const typedBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (typedBefore.current === null || document.activeElement !== ref.current) return;
    const at = positionAfter(text, typedBefore.current, counted);
    ref.current?.setSelectionRange(at, at);
    typedBefore.current = null;
  });
  return {
    ref,
    remember: (input: HTMLInputElement) => {
      const before = input.value.slice(0, input.selectionStart ?? input.value.length);
      typedBefore.current = [...before].filter((character) => counted.test(character)).length;
    },
  };
}

/** The position just behind the nth counted character of a text. */
export function positionAfter(text: string, count: number, counted: RegExp): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (counted.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
