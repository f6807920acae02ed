import './app/zod-without-eval.ts';
import './app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.ts';
import './lib/entrance.ts';
import { followUpdates } from './lib/app-update.ts';
import { hideComposedKeys } from './lib/composition.ts';
import { onEnrolmentRequired } from './lib/identity-proof.ts';
import { clearQueries, guardRunningChanges, queryClient } from './lib/query-client.ts';
import { endedHolder, followOtherTabs, onSessionEnded, pauseSessionWhen } from './lib/session-store.ts';
import type { EndOfSession, SessionHolder } from './lib/session-types.ts';
import { startTheme } from './lib/theme.ts';
import { isWorkUnderWay } from './lib/unsaved-work.ts';

hideComposedKeys(window);
startTheme();
followUpdates();
guardRunningChanges(window);

const goToSignIn = (why: EndOfSession, who: SessionHolder) => {
  const returnFor = endedHolder();
  return router.navigate({
    to: who === 'client' ? '/login-client' : '/signin',
    search: why === 'left' ? {} : { session: why },
    state: returnFor ? { returnTo: router.latestLocation.href, returnFor } : {},
    replace: true,
    // Without a session there is nothing left to save.
    ignoreBlocker: true,
  });
};
pauseSessionWhen(isWorkUnderWay);
onSessionEnded(async (why, who) => {
  await goToSignIn(why, who);
  clearQueries();
});
onEnrolmentRequired(() => router.navigate({ to: '/segundo-fator', replace: true }));
followOtherTabs((ended) => {
  clearQueries();
  if (ended) goToSignIn(ended.why, ended.who);
  else router.navigate({ to: '/', replace: true });
});

router.subscribe('onRendered', () => globalThis.entrance?.handOver());
const place = globalThis.entrance?.place ?? document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
