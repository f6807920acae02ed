import type { ClientSummary } from '@restitui/domain/clients/clients.api.ts';
import { createRouter } from '@tanstack/react-router';
import { parseSearchParams, writeSearchParams } from '../lib/search-params.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PendingPage } from './pending-page.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchParams,
  stringifySearch: writeSearchParams,
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  // Freshness is the query client's business.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 250,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** First part of the document's title. */
    title?: string;
  }
  interface HistoryState {
    /** Where a visitor without a session wanted to go. */
    returnTo?: string;
    /** The client of the row that was opened (intake I-080); the page asks for it anew. */
    client?: ClientSummary;
  }
}
