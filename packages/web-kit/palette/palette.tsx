import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PaletteDialog } from '#ui/palette/palette-dialog.tsx';
import { useSay } from '../i18n/language.tsx';
import { PALETTE } from './palette.words.ts';
import { type OtherPlaces, usePalette } from './use-palette.ts';

export interface PaletteProps {
  others: OtherPlaces;
  /** What was typed before the box was there; asked for once, as it comes. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Finds pages, things to do and records of every kind by one word. It is loaded when it is opened for the first time. */
export default function Palette({ others, takeTyped, onClose }: PaletteProps) {
  const say = useSay();
  const { typed, word, groups, active, searching, failed, count, type, activate, choose } = usePalette(
    others,
    onClose,
  );
  const isEmpty = word !== '' && count === 0 && !searching;
  return (
    <PaletteDialog
      opened
      onShown={() => {
        const before = takeTyped();
        if (before !== '') type(before);
      }}
      onClose={onClose}
      label={say(PALETTE.open)}
      placeholder={say(PALETTE.hint)}
      value={typed}
      onChange={type}
      groups={groups}
      active={active}
      onActive={activate}
      onChoose={choose}
      searching={searching}
      status={word === '' ? '' : searching ? say(PALETTE.searching) : say(PALETTE.found, { n: count })}
      hints={{ choose: say(PALETTE.choose), go: say(PALETTE.go), leave: say(PALETTE.leave) }}
      note={
        <>
          {failed && <Notice tone="warning">{say(PALETTE.failed)}</Notice>}
          {isEmpty && !failed && (
            <EmptyState
              icon="search"
              tone="neutral"
              title={say(PALETTE.nothing, { typed: word })}
              body={say(PALETTE.nothingWhy)}
            />
          )}
        </>
      }
    />
  );
}
