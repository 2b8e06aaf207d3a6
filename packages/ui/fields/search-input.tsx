import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Kbd } from '../show/kbd.tsx';
import { useWords } from '../theme/words.ts';
import { Frame, inputClass } from './frame.tsx';
import classes from './search-input.module.css';

export interface SearchInputProps {
  /** Name for screen readers: `Search products`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Key that brings the caret here from anywhere on the page, `/` in lists. */
  shortcut?: string;
  look?: 'plain' | 'quiet';
  /** Has the caret when the drawer around it opens. */
  autoFocus?: boolean;
  trailing?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The search box above a list. It tells each key; the screen waits before asking the server. */
export function SearchInput({
  label,
  value,
  onChange,
  placeholder,
  shortcut,
  look,
  autoFocus,
  trailing,
  ref,
}: SearchInputProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const focus = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== shortcut || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [shortcut]);
  const end = value ? (
    <IconButton icon="close" size="s" name={words.clear} onClick={() => onChange('')} />
  ) : (
    trailing
  );
  return (
    <div className={classes.search}>
      <Frame ref={ref} icon="search" look={look} trailing={end}>
        <input
          ref={input}
          type="search"
          className={inputClass}
          aria-label={label}
          data-autofocus={autoFocus || undefined}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !value) return;
            event.stopPropagation();
            onChange('');
          }}
        />
        {shortcut && !value && <Kbd>{shortcut}</Kbd>}
      </Frame>
    </div>
  );
}
