import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the gallery of the design system alone; the app does not know of it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../packages/ui/gallery', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/gallery', import.meta.url)),
  plugins: [react()],
  server: { port: 5199, strictPort: true },
  build: { outDir: fileURLToPath(new URL('../../dist/gallery', import.meta.url)), emptyOutDir: true },
});
