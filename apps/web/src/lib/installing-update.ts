/** The part of a service worker registration that shows an update being installed. */
interface Installation {
  active: unknown;
  installing: Pick<ServiceWorker, 'state' | 'addEventListener'> | null;
}

/**
 * Calls `onWaiting` once an update is installed that was being installed when the page registered its worker. Workbox
 * listens for updates that begin later, and finds those that already wait; the browser begins its own check with the
 * navigation, so that on a slow network an update is often between the two.
 */
export function followInstalling({ active, installing }: Installation, onWaiting: () => void): void {
  // The first installation replaces nothing.
  if (!active || !installing) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') onWaiting();
  });
}
