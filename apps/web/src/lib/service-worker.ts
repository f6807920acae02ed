/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Filled at build: the hashed files of the app, and the page that is shown without a network. */
declare const __PRECACHED__: { url: string; revision: string | null }[];

const offlinePage = '/offline.html';

// Files of the app alone. Answers of the API pass by: they hold people's data, and another may sit here next.
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
