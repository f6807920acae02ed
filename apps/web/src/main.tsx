import './app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { router } from './app/router.ts';
import { followUpdates } from './lib/app-update.ts';
import { forgetAnswers, queryClient } from './lib/query-client.ts';
import { followOtherTabs, onSessionEnded, type SessionHolder } from './lib/session-store.ts';
import { startTheme } from './lib/theme.ts';

// Without it zod tries to compile by eval, which a strict content policy reports.
z.config({ jitless: true });
startTheme();
followUpdates();

const signInOf = (who: SessionHolder) => (who === 'client' ? '/login-client' : '/signin');
onSessionEnded(async (why, who) => {
  await router.navigate({ to: signInOf(who), search: why === 'expired' ? { session: why } : {}, replace: true });
  forgetAnswers();
});
followOtherTabs((left) => {
  forgetAnswers();
  router.navigate({ to: left ? signInOf(left) : '/', replace: true });
});

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
