import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { personKindLabels } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { ErasureRequest } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { privacyMessages } from '../privacy.messages.ts';
import { erasureQuery } from '../privacy.queries.ts';
import { DecideErasure } from './decide-erasure.tsx';
import { ErasureBadge } from './erasure-badge.tsx';
import { ErasureOutcome } from './erasure-outcome.tsx';

/** A request with its requester, its outcome and the decision. */
export function ErasureDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const tenant = useActingTenant();
  const { data, error, isPending, refetch } = useQuery({
    ...erasureQuery(tenant, id ?? ''),
    enabled: id !== undefined,
  });
  return (
    <Drawer
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={displayName(data?.nome) ?? 'Solicitação'}
      description={data && joinFacts(personKindLabels[data.kind], 'eliminação de dados')}
      actions={data && <ErasureBadge status={data.status} />}
    >
      {isPending && (
        <div className="flex flex-col gap-4">
          <LoadingNote />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {error && !data && (
        <RecordError what="Esta solicitação" error={error}>
          <ErrorState title={privacyMessages.loadFailed} error={error} onRetry={() => refetch()} />
        </RecordError>
      )}
      {data && (
        <div className="flex flex-col gap-6">
          <FactList facts={factsOf(data)} className="sm:grid-cols-2" />
          {data.status !== 'recusada' && <ErasureOutcome plan={data.plan} done={data.status === 'concluida'} />}
          <DecideErasure request={data} />
        </div>
      )}
    </Drawer>
  );
}

function factsOf(request: ErasureRequest) {
  const { bySelf, requesterName, createdDate, answerBy, motivo, decidedBy, decidedAt, reason, finishedAt, status } =
    request;
  return [
    ['Pedida por', bySelf ? `${displayName(requesterName)} (a própria pessoa)` : displayName(requesterName)],
    ['Quando', formatInstant(createdDate)],
    ['Responder até', formatDay(answerBy)],
    ...(motivo ? [['Motivo', motivo] as const] : []),
    ...(decidedBy ? [['Decidida por', displayName(decidedBy)] as const] : []),
    ...(decidedAt ? [['Decidida em', formatInstant(decidedAt)] as const] : []),
    ...(reason ? [['Resposta', reason] as const] : []),
    ...(finishedAt && status === 'concluida' ? [['Concluída em', formatInstant(finishedAt)] as const] : []),
  ] as const;
}
