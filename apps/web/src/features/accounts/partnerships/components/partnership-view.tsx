import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Partnership } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { partnershipMessages } from '../partnerships.messages.ts';
import { partnershipQuery } from '../partnerships.queries.ts';
import { PartnerNetwork } from './partner-network.tsx';
import { PartnershipStages } from './partnership-stages.tsx';

interface PartnershipViewProps {
  of: { id: string; id_tenant: string };
  /** Set where the page offers the next act already. */
  hasOwnAct?: boolean;
}

/** The stages of a partnership, its commission and the hierarchy. */
export function PartnershipView({ of, hasOwnAct = false }: PartnershipViewProps) {
  const { data, isPending, error, refetch } = useQuery(partnershipQuery(of));
  if (isPending) return <ViewSkeleton />;
  if (!data) return <ErrorState title={partnershipMessages.loadFailed} error={error} onRetry={() => refetch()} />;
  return (
    <div className="max-w-3xl">
      <RequestNotice request={data.request} />
      <Card flush title="Etapas" description={`Comissão cadastrada: ${data.comissao_user}%`}>
        <div className="border-t">
          <PartnershipStages partnership={data} hasOwnAct={hasOwnAct} />
        </div>
      </Card>
      <PartnerNetwork partnership={data} />
    </div>
  );
}

function RequestNotice({ request }: Pick<Partnership, 'request'>) {
  if (!request) return null;
  const { pedida, limite, registrar, decisao, motivo, decidedAt } = request;
  if (decisao === null) {
    return (
      <Notice tone="warning" title="Comissão à espera de aprovação" className="mb-6">
        {registrar} pediu {pedida}%, acima dos próprios {limite}%. Até o CEO decidir, os honorários usam {limite}%.
      </Notice>
    );
  }
  if (decisao === 'APROVADA') return null;
  return (
    <Notice tone="info" title={`Comissão de ${pedida}% recusada`} className="mb-6">
      {joinFacts(motivo, decidedAt && formatDateTime(decidedAt))}
    </Notice>
  );
}

function ViewSkeleton() {
  return (
    <div className="max-w-3xl">
      <LoadingNote />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="mb-3 h-12 w-full" />
      ))}
    </div>
  );
}
