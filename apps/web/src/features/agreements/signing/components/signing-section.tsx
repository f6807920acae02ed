import { acceptsSuggestions } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { SigningObstacle } from '@restitui/domain/agreements/signing/signing-obstacle.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { useClient } from '../../../../lib/session-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { FormerActs } from '../../lifecycle/components/former-acts.tsx';
import { ManageAgreement } from '../../lifecycle/components/manage-agreement.tsx';
import { MissingData } from '../../lifecycle/components/missing-data.tsx';
import { RefuseAgreement } from '../../lifecycle/components/refuse-agreement.tsx';
import { VersionEnding } from '../../lifecycle/components/version-ending.tsx';
import { signingMessages } from '../signing.messages.ts';
import { signingQuery } from '../signing.queries.ts';
import { ActForm } from './act-form.tsx';
import { ActsList } from './acts-list.tsx';

const PendingSuggestions = lazy(() =>
  import('../../suggestions/components/pending-suggestions.tsx').then((m) => ({ default: m.PendingSuggestions })),
);

interface SigningSectionProps {
  agreement: AgreementText;
  /** Identifies the session's person. */
  who: string;
  /** The token of the link that opened the agreement. */
  t: string | undefined;
  /** Shows the suggested changes. */
  onSuggestions: () => void;
}

const ended = {
  recusado: 'Esta versão foi recusada.',
  cancelado: 'Este contrato foi cancelado.',
  faltam_dados: 'O contrato ainda não pode ser assinado: faltam dados.',
  expirado: 'O prazo para assinar terminou. Peça à consultoria que o renove.',
  cliente_primeiro: 'O cliente assina primeiro. Você assina aqui depois dele.',
};
const party: Record<SigningObstacle, string> = {
  ...ended,
  identidade: 'Primeiro registre a sua identidade: duas fotos e a sua assinatura. Depois você assina aqui.',
  conferencia: 'A sua identidade está em conferência. Você assina aqui quando ela for verificada.',
  senha_provisoria: 'Crie a sua senha para poder assinar.',
};
const staff: Record<SigningObstacle, string> = {
  ...party,
  expirado: 'O prazo para assinar terminou. Renove-o para que todos possam assinar.',
  identidade: 'Registre a sua assinatura, em Assinatura no seu menu. Depois de verificada, você assina aqui.',
};

/** Obstacles that a notice or form of their own explains. */
const explained: SigningObstacle[] = ['recusado', 'cancelado', 'faltam_dados'];

/** Signers below the agreement, and the user's own signature if required. */
export function SigningSection({ agreement, who, t, onSuggestions }: SigningSectionProps) {
  const client = useQueryClient();
  const query = signingQuery(agreement.id, who, agreement.version);
  const { data, isPending, error, refetch, isFetching } = useQuery(query);
  // Kept here because the form is remounted for another version.
  const [code, setCode] = useState('');
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: ['agreements'] });
    void client.invalidateQueries({ queryKey: ['signing'] });
  };
  // Set for an owner, who goes on in the portal.
  const empresa = useClient() && agreement.id_client;
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
            {data.ending && <VersionEnding ending={data.ending} party={agreement} />}
            <ActsList acts={data.acts} party={agreement} />
            {empresa && !data.ending && data.acts.some(({ role }) => role === 'cliente') && (
              <Notice
                tone="positive"
                title="Você já assinou este contrato."
                action={<ToPortal empresa={empresa}>Ver o próximo passo</ToPortal>}
              >
                {data.missing.length === 0 ? signingMessages.allSigned : signingMessages.othersSign}
              </Notice>
            )}
            {data.former.length > 0 && <FormerActs acts={data.former} party={agreement} />}
            {data.state === 'faltam_dados' && (
              <MissingData id={data.id} missing={agreement.missing} isParty={data.role === 'cliente'} />
            )}
            {data.role && data.obstacle && !explained.includes(data.obstacle) && (
              <Notice
                tone="info"
                action={
                  data.obstacle === 'expirado' &&
                  empresa && (
                    <ToPortal empresa={empresa} aba="mensagens">
                      Escrever à consultoria
                    </ToPortal>
                  )
                }
              >
                {obstacles[data.obstacle]}
              </Notice>
            )}
            {data.role && !data.obstacle && acceptsSuggestions(agreement) && (
              <Suspense>
                <PendingSuggestions
                  id={agreement.id}
                  t={t}
                  who={who}
                  isParty={data.role === 'cliente'}
                  onShow={onSuggestions}
                />
              </Suspense>
            )}
            {data.role && !data.obstacle && data.isOutOfOrder && (
              <Notice tone="warning" title="O cliente ainda não assinou">
                Nesta empresa o cliente assina primeiro. Se você assinar agora e ele pedir uma alteração, assina de
                novo.
              </Notice>
            )}
            {data.role && !data.obstacle && (
              <ActForm
                signing={{ ...data, role: data.role }}
                party={agreement}
                code={code}
                onCode={setCode}
                onOutdated={readAnew}
              />
            )}
            <p className="figures text-caption text-muted empty:hidden">
              {data.expiresOn &&
                !data.ending &&
                data.state !== 'assinado' &&
                `${data.state === 'expirado' ? 'Podia' : 'Pode'} ser assinado até ${formatDate(data.expiresOn)}.`}
            </p>
            {data.mayRefuse && (
              <div className="flex justify-end">
                <RefuseAgreement id={data.id} id_version={data.id_version} />
              </div>
            )}
            {data.mayManage && <ManageAgreement signing={data} />}
          </div>
        )}
      </Card>
    </div>
  );
}

interface ToPortalProps {
  empresa: string;
  aba?: 'mensagens';
  children: string;
}

/** Leads an owner to the portal of the contract's company. */
function ToPortal({ empresa, aba, children }: ToPortalProps) {
  return (
    <Button asChild size="sm">
      <Link to="/portal" search={{ empresa, aba }}>
        {children}
      </Link>
    </Button>
  );
}
