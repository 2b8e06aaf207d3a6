export type Theme = 'light' | 'dark';

/** What a branch or user may change about the look; a value left out keeps the product's own. */
export interface ThemeInputs {
  primary?: string;
  /** CSS length, `10px`. */
  radius?: string;
  fontFamily?: string;
  fontSize?: string;
  padding?: string;
  margin?: string;
  printerSize?: string;
}

const variables: Record<keyof ThemeInputs, string> = {
  primary: '--primary',
  radius: '--radius',
  fontFamily: '--font-family',
  fontSize: '--font-size',
  padding: '--padding',
  margin: '--margin',
  printerSize: '--printer-size',
};

/** Writes theme and inputs on <html>; call it once before the first paint and again whenever they change. */
export function applyTheme(
  theme: Theme,
  inputs: ThemeInputs = {},
  root: HTMLElement = document.documentElement,
) {
  root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme;
  for (const [input, variable] of Object.entries(variables)) {
    const value = inputs[input as keyof ThemeInputs];
    if (value) root.style.setProperty(variable, value);
    else root.style.removeProperty(variable);
  }
  if (!knowsRelativeColours()) void applyComputedColours(root, theme, inputs.primary);
}

function knowsRelativeColours() {
  return typeof CSS !== 'undefined' && CSS.supports('color', 'oklch(from red l c h)');
}

/** Old engines fetch the calculator only then; modern ones never pay for it. */
async function applyComputedColours(root: HTMLElement, theme: Theme, primary?: string) {
  const [{ computedColours }, { default: sheet }] = await Promise.all([
    import('./computed-colours.ts'),
    import('./tokens.css?raw'),
  ]);
  for (const [name, colour] of computedColours(sheet, primary, theme)) root.style.setProperty(name, colour);
}
