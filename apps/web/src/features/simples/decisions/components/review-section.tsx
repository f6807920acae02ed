import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { AnalysisReviews, ReviewedProduct } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { reviewsQuery } from '../simples-decisions.queries.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { EffectPanel } from './effect-panel.tsx';
import { ReviewTable } from './review-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { WholesaleYears } from './wholesale-years.tsx';

interface ReviewSectionProps {
  id_apuracao: string;
  /** CNPJ of the client, 14 digits. */
  cnpj: string;
  madeAt: string | null;
}

/** Lists the products that need a decision, with existing decisions and their effect. */
export function ReviewSection({ id_apuracao, cnpj, madeAt }: ReviewSectionProps) {
  const actor = useActor();
  const mayDecide = canDecideForClient(actor);
  const reviews = useQuery(reviewsQuery(id_apuracao, madeAt));
  const [selected, setSelected] = useState<ReviewedProduct>();
  const [revoked, setRevoked] = useState<SimplesDecision>();

  return (
    <Card aria-label="A revisar" title="A revisar" description={reviews.data && summaryOf(reviews.data)} flush>
      {reviews.isPending && (
        <div className="grid gap-3 p-4 pt-0">
          <LoadingNote />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
      {reviews.isError && (
        <ErrorState title={decisionMessages.loadFailed} error={reviews.error} onRetry={() => reviews.refetch()} />
      )}
      {reviews.data && (
        <>
          {mayDecide && <EffectPanel id_client={cnpj} changes={reviews.data} />}
          <WholesaleYears reviews={reviews.data} cnpj={cnpj} mayDecide={mayDecide} />
          {reviews.data.produtos.length > 0 ? (
            <ReviewTable
              reviews={reviews.data}
              onDecide={mayDecide ? setSelected : undefined}
              onRevoke={(decision) =>
                decision.id_client !== null || canDecideForTenant(actor) ? () => setRevoked(decision) : undefined
              }
            />
          ) : (
            reviews.data.atacadista.length === 0 && (
              <EmptyState
                icon={CircleCheck}
                title="Nada a revisar"
                description="As regras decidiram todos os itens desta análise."
              />
            )
          )}
        </>
      )}
      {revoked && <RevokeDialog decision={revoked} onClose={() => setRevoked(undefined)} />}
      {selected && (
        <DecideDialog
          title={selected.produto}
          subject={{
            ...{ tipo: 'produto', id_client: cnpj, codigo: selected.codigo, produto: selected.produto.slice(0, 200) },
            ...{ ncm: selected.ncm.replace(/\D/g, ''), extipi: selected.extipi, ano: null },
          }}
          onClose={() => setSelected(undefined)}
        >
          <p className="text-body text-muted">
            {selected.regra} {selected.lei && <span>({selected.lei})</span>}
          </p>
          <p className="figures text-body">
            <span className="font-medium">{formatBRL(selected.valor)}</span> em {formatCount(selected.itens)}{' '}
            {plural(selected.itens, 'item', 'itens')} de {selected.meses.length}{' '}
            {plural(selected.meses.length, 'mês', 'meses')}.
          </p>
        </DecideDialog>
      )}
    </Card>
  );
}

function summaryOf({ pendente, decidido, total_produtos }: AnalysisReviews): string {
  if (total_produtos === 0) return 'Itens que podem ser monofásicos e que a lei deixa à conferência de um analista.';
  const decided = decidido > 0 ? ` ${formatBRL(decidido)} já decididos.` : '';
  return `${formatBRL(pendente)} em vendas esperam a conferência de um analista e não contam até lá.${decided}`;
}
