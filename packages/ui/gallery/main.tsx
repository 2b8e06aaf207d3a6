import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../theme/ui-provider.tsx';
import { scenes } from './scenes.tsx';
import { words } from './words.ts';

/** `?scene=list&theme=dark&primary=%230F766E&fontSize=18px&padding=1.5rem&radius=24px`. */
const asked = new URLSearchParams(location.search);
const Scene = scenes[asked.get('scene') ?? 'list'] ?? scenes.list;
const inputs = Object.fromEntries(
  ['primary', 'radius', 'fontSize', 'padding', 'margin'].map((input) => [
    input,
    asked.get(input) ?? undefined,
  ]),
);
const root = document.getElementById('root');
if (root && Scene) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider
        theme={asked.get('theme') === 'dark' ? 'dark' : 'light'}
        inputs={inputs}
        words={words}
        nonce={asked.get('nonce') ?? undefined}
      >
        <Scene />
      </UiProvider>
    </StrictMode>,
  );
}
