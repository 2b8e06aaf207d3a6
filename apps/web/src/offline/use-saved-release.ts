import { useEffect } from 'react';

/** What somebody waits for comes first. */
const AFTER_MS = 3_000;

/**
 * Has the browser keep this release, so that the till opens and reloads without the server. Only where browsers allow it:
 * by HTTPS, or on the server's own device.
 */
export function useSavedRelease(): void {
  useEffect(() => {
    // A page of the development server belongs to no release.
    if (!('serviceWorker' in navigator) || !document.querySelector('meta[name="build"]')) return;
    const timer = setTimeout(() => {
      void navigator.serviceWorker
        .register('/service-worker.js', { updateViaCache: 'none' })
        .catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
