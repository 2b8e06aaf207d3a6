import { IconButton } from '../actions/icon-button.tsx';
import { Menu } from '../actions/menu.tsx';
import { useWords } from '../theme/words.ts';
import type { Density } from './columns.ts';

export interface DensityMenuProps {
  value: Density;
  onChange: (density: Density) => void;
  /** The three heights in words. */
  titles: Record<Density, string>;
}

const densities: readonly Density[] = ['compact', 'normal', 'relaxed'];

/** Row height of a list: 36, 46 or 58. */
export function DensityMenu({ value, onChange, titles }: DensityMenuProps) {
  const words = useWords();
  const items = densities.map((density) => ({
    key: density,
    title: titles[density],
    selected: density === value,
    onPress: () => onChange(density),
  }));
  return (
    <Menu
      label={words.rowHeight}
      trigger={<IconButton icon="density" kind="secondary" name={words.rowHeight} aria-haspopup="menu" />}
      sections={[{ key: 'height', title: words.rowHeight, items }]}
    />
  );
}
