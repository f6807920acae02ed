/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the hashed files of the app, and the page shown while offline. */
declare const __PRECACHED__: { url: string; revision: string | null }[];

const offlinePage = '/offline.html';

// Only files of the app are cached. Responses of the API hold personal data, and browsers may be shared.
precacheAndRoute(__PRECACHED__, { cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(new NetworkOnly(), { denylist: [/^\/api\//] }));
setCatchHandler(async ({ request }) => {
  const page = request.destination === 'document' ? await matchPrecache(offlinePage) : undefined;
  return page ?? Response.error();
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
