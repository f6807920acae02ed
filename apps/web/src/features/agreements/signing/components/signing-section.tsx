import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { SigningObstacle } from '@restitui/domain/agreements/signing/signing.api.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { signingMessages } from '../signing.messages.ts';
import { signingQuery } from '../signing.queries.ts';
import { ActForm } from './act-form.tsx';
import { ActsList } from './acts-list.tsx';
import { WhatChanged } from './what-changed.tsx';

interface SigningSectionProps {
  agreement: AgreementText;
  /** Identifies the session's person. */
  who: string;
}

const party: Record<SigningObstacle, string> = {
  identidade: 'Primeiro registre a sua identidade: duas fotos e a sua assinatura. Depois você assina aqui.',
  conferencia: 'A sua identidade está em conferência. Você assina aqui quando ela for verificada.',
  senha_provisoria: 'Crie a sua senha para poder assinar.',
};
const staff: Record<SigningObstacle, string> = {
  ...party,
  identidade: 'Registre a sua assinatura, em Assinatura no seu menu. Depois de verificada, você assina aqui.',
};

/** Signers below the agreement, and the user's own signature if required. */
export function SigningSection({ agreement, who }: SigningSectionProps) {
  const client = useQueryClient();
  const query = signingQuery(agreement.id, who, agreement.version);
  const { data, isPending, error, refetch, isFetching } = useQuery(query);
  // Kept here because the form is remounted for another version.
  const [code, setCode] = useState('');
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: ['agreements'] });
    void client.invalidateQueries({ queryKey: ['agreement-acts'] });
  };
  const obstacles = data?.role === 'cliente' ? party : staff;

  return (
    <div id="assinaturas" className="scroll-mt-4 print:hidden">
      <Card title="Assinaturas">
        {isPending && (
          <div className="flex flex-col gap-3">
            <LoadingNote />
            <Skeleton className="h-16 w-full" />
          </div>
        )}
        {error && !data && (
          <ErrorState
            title={signingMessages.loadFailed}
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        )}
        {data && (
          <div className="flex flex-col gap-5">
            <ActsList acts={data.acts} party={agreement} />
            {data.role && data.changes && <WhatChanged changes={data.changes} version={data.version} />}
            {data.role && data.obstacle && <Notice tone="info">{obstacles[data.obstacle]}</Notice>}
            {data.role && !data.obstacle && (
              <ActForm
                signing={{ ...data, role: data.role }}
                party={agreement}
                code={code}
                onCode={setCode}
                onOutdated={readAnew}
              />
            )}
          </div>
        )}
      </Card>
    </div>
  );
}
