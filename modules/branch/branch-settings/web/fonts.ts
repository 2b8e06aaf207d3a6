import type { Option } from '#ui/fields/options.tsx';

/** Fonts that a device has or that we bring along; those of a name it lacks fall back to its own. */
const FONTS = ['Inter', 'Arial', 'Verdana', 'Tahoma', 'Trebuchet MS', 'Georgia'];

/** The fonts to choose from; one that was set by another way stays among them. */
export function fontOptions(chosen: string, deviceFont: string): Option[] {
  const names = FONTS.includes(chosen) || chosen === 'system-ui' ? FONTS : [chosen, ...FONTS];
  return [...names.map((name) => ({ value: name, title: name })), { value: 'system-ui', title: deviceFont }];
}
