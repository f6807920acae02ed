import { identityProviderLabels } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { oidcMessages } from '../oidc.messages.ts';
import { finishProviderSignIn, hostProvidersQuery, startProviderSignIn } from '../oidc.queries.ts';
import { ticketIn } from '../ticket-in-address.ts';
import { ProviderMark } from './provider-mark.tsx';

interface ProviderSignInProps {
  onSignedIn: () => void;
  /** Called with every failure of the end; the page handles the request for a second factor. */
  onFailed: (error: Error) => void;
}

/** The buttons of the providers; on the way back from one, the end of the sign-in. */
export function ProviderSignIn({ onSignedIn, onFailed }: ProviderSignInProps) {
  const { data: providers = [] } = useQuery(hostProvidersQuery);
  const start = useMutation(startProviderSignIn);
  const finish = useMutation(finishProviderSignIn);
  const [ticket] = useState(() => ticketIn(window.location.hash));
  const begun = useRef(false);

  useEffect(() => {
    if (!ticket || begun.current) return;
    begun.current = true;
    // Removes the code from the address, so that it is not in the history, bookmarks or copied links.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    finish.mutate(ticket, { onSuccess: onSignedIn, onError: onFailed });
  }, [ticket, finish, onSignedIn, onFailed]);

  const { reset } = start;
  useEffect(() => {
    // The browser's Back button can show the page as it was left for the provider: with a running call.
    const show = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [reset]);

  const failure = finish.error ?? start.error;
  return (
    <>
      {finish.isPending && (
        <Notice tone="info" className="mt-6">
          {oidcMessages.finishing}
        </Notice>
      )}
      {failure && !asksForFactor(failure) && (
        <Notice tone="danger" error={failure} className="mt-6">
          {failure.message}
        </Notice>
      )}
      {providers.length > 0 && (
        <div className="mt-6 flex flex-col gap-3">
          <p className="flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            ou
          </p>
          {providers.map((provider) => (
            <Button
              key={provider}
              size="lg"
              loading={start.isPending && start.variables === provider}
              disabled={start.isPending || finish.isPending}
              onClick={() => start.mutate(provider)}
            >
              <ProviderMark provider={provider} />
              Entrar com {identityProviderLabels[provider]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function asksForFactor(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
