/** The service worker, and what to do when a newer page is on the server. */

const RELOADED = 'longshore.reloaded';

export function startWorker(): void {
  // A file of an older page may be gone from the server, so reload the page once.
  addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(RELOADED) !== null) return;
      sessionStorage.setItem(RELOADED, 'yes');
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it, everything works except the page offline.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  });
}
