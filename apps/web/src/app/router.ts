import type { ClientSummary } from '@restitui/domain/crm/clients/clients.api.ts';
import { createRouter } from '@tanstack/react-router';
import { parseSearchParams, writeSearchParams } from '../lib/search-params.ts';
import type { EndedHolder } from '../lib/session-types.ts';
import { followSteps } from '../lib/step-forward.ts';
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
  // The query client decides whether data is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 250,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // A prerendered page stays where the person has scrolled it, when the app takes its place.
  scrollRestoration: () => globalThis.entrance === undefined,
});

followSteps(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** First part of the document title. */
    title?: string;
  }
  interface HistoryState {
    /** The URL that a visitor without a session asked for. */
    returnTo?: string;
    /** Whose place it is; others start at their home. */
    returnFor?: EndedHolder;
    /** E-mail that was typed on the page before, at the sign-in or where a new password is asked for. */
    typedEmail?: string;
    /** Set while the address is that of the sign-in over the page of a paused session. */
    isPaused?: boolean;
    /** The client of the row that was opened (intake I-080); the page fetches it again. */
    client?: ClientSummary;
  }
}
