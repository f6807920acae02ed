import { useMutation } from '@tanstack/react-query';
import { LinkIcon, MailCheck, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { linkMessages } from '../links.messages.ts';
import { requestNewLink } from '../links.queries.ts';

/** Page of a link that opens nothing: request a new one or sign in. */
export function ExpiredLink({ t, login }: { t: string | undefined; login: ReactNode }) {
  const ask = useMutation(requestNewLink);
  if (ask.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          icon={MailCheck}
          title={linkMessages.asked}
          titleAs="h1"
          description={linkMessages.askedHelp}
          action={login}
        />
      </div>
    );
  }
  const action = (
    <>
      {t && (
        <Button loading={ask.isPending} onClick={() => ask.mutate(t)}>
          <Send aria-hidden />
          Pedir um novo link
        </Button>
      )}
      {login}
    </>
  );
  const title = agreementMessages.expired;
  return (
    <EmptyState icon={LinkIcon} title={title} titleAs="h1" description={agreementMessages.askAgain} action={action} />
  );
}
