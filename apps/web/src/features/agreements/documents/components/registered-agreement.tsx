import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { linkUserAgreement } from '../agreements.queries.ts';

/** Writes the agreement of a newly registered user or company; only this step is retried after a failure. */
export function RegisteredAgreement({ user }: { user: User }) {
  const link = useMutation(linkUserAgreement());
  const begun = useRef(false);
  const { mutate } = link;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(user);
  }, [user, mutate]);

  if (link.isError) {
    const again = (
      <Button size="sm" loading={link.isPending} onClick={() => mutate(user)}>
        Enviar minuta novamente
      </Button>
    );
    return (
      <Notice tone="danger" error={link.error} title={agreementMessages.linkFailed} action={again}>
        {link.error.message}
      </Notice>
    );
  }
  if (!link.isSuccess) {
    return (
      <div>
        <LoadingNote text="Enviando a minuta..." />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  return <Notice tone="positive">{agreementMessages.registeredWithAgreement}</Notice>;
}
