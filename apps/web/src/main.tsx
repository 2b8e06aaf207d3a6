import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { LanguageProvider } from '#web-kit/i18n/language.tsx';
import { followOtherTabs } from '#web-kit/session/stored-user.ts';
import { watchTouches } from '#web-kit/session/touched.ts';
import { SessionGate } from './session-gate.tsx';
import { StartBoundary } from './start-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

// The policy of our pages lets nobody make code out of text, so what checks input need not try.
config({ jitless: true });
followOtherTabs();
watchTouches();
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <StartBoundary>
        <SessionGate />
      </StartBoundary>
    </LanguageProvider>
  </StrictMode>,
);
