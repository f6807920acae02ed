import { displayName } from '@restitui/brazil/display-name.ts';
import { isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { boletoMessages } from '../boletos.messages.ts';
import { boletoQuery } from '../boletos.queries.ts';
import { BoletoActions } from './boleto-actions.tsx';
import { BoletoDialogOnRequest } from './boleto-dialog-on-request.tsx';
import { BoletoFacts } from './boleto-facts.tsx';
import { BoletoStatusBadge } from './boleto-status-badge.tsx';
import { CancelBoleto } from './cancel-boleto.tsx';
import { ChargeAgain } from './charge-again.tsx';
import { RefundBoleto } from './refund-boleto.tsx';

interface BoletoDrawerProps {
  id: string | undefined;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Shows one boleto: payment data, state and actions. */
export function BoletoDrawer({ id, onClose, onOpen }: BoletoDrawerProps) {
  const actor = useActor();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...boletoQuery(useActingTenant(), id ?? ''),
    enabled: id !== undefined,
  });
  const [doing, setDoing] = useState<'cancel' | 'replace' | 'give back'>();
  const refused = error instanceof ApiError && (error.status === 404 || error.status === 403);
  const mayEnd = data && isOpenSituacao(data.situacao) && data.codigoSolicitacao && canIssueBoletos(actor);
  const isBeingReplaced = data?.substituicao && data.id_substituto;
  return (
    <>
      <Drawer
        open={id !== undefined}
        onOpenChange={(open) => !open && onClose()}
        title={data ? `Boleto ${data.seuNumero}` : 'Boleto'}
        description={displayName(data?.nome)}
        actions={data && <BoletoStatusBadge status={data.status} />}
        footer={
          (mayEnd && !isBeingReplaced && (
            <>
              <Button variant="ghost" className="mr-auto -ml-4 text-danger" onClick={() => setDoing('cancel')}>
                Cancelar boleto
              </Button>
              {!data.substituicao && <Button onClick={() => setDoing('replace')}>Substituir</Button>}
            </>
          )) ||
          (data?.devolvivel && <Button onClick={() => setDoing('give back')}>Registrar devolução</Button>) ||
          (data && <ChargeAgain boleto={data} />)
        }
      >
        {isPending && <BoletoSkeleton />}
        {refused && !data && <EmptyState title={error.message || boletoMessages.notFound} />}
        {error && !refused && !data && (
          <ErrorState title={boletoMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
        )}
        {data && (
          <>
            <BoletoActions boleto={data} />
            <BoletoFacts boleto={data} onOpen={onOpen} />
          </>
        )}
      </Drawer>
      {data && doing === 'cancel' && <CancelBoleto boleto={data} onClose={() => setDoing(undefined)} />}
      {data && doing === 'give back' && <RefundBoleto boleto={data} onClose={() => setDoing(undefined)} />}
      {data && doing === 'replace' && (
        <BoletoDialogOnRequest
          replaced={data}
          onClose={() => setDoing(undefined)}
          onIssued={(next) => {
            setDoing(undefined);
            onOpen(next.id);
          }}
        />
      )}
    </>
  );
}

function BoletoSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
