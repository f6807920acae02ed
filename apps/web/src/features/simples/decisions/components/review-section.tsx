import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { decisionsToApply } from '@restitui/domain/simples/decisions/decisions-to-apply.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { AnalysisReviews } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import { cutText } from '../review-texts.ts';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { reviewGroupsQuery, reviewsQuery } from '../simples-decisions.queries.ts';
import { EffectPanel } from './effect-panel.tsx';
import { OpenProductDialog } from './open-product-dialog.tsx';
import { ReviewBoard } from './review-board.tsx';
import { NothingToReview, ReviewFoot } from './review-foot.tsx';
import { ReviewTable } from './review-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { useReview } from './use-review.ts';
import { WholesaleYears } from './wholesale-years.tsx';

interface ReviewSectionProps {
  id_apuracao: string;
  /** CNPJ of the client, 14 digits. */
  cnpj: string;
  /** The assessment may be computed again. */
  isOpen: boolean;
  madeAt: string | null;
  /** The stage to go on with once nothing is left; undefined when the case is finished. */
  next: { action: string; link: AppLink } | undefined;
  /** Renders lines of notes with a product. */
  notesOf: (product: LedgerProduct) => ReactNode;
  onOpenMonth: (competencia: string, product: LedgerProduct) => void;
}

/** The products that need a decision, by legal position, with existing decisions and their effect. */
export function ReviewSection({ id_apuracao, madeAt, ...props }: ReviewSectionProps) {
  const reviews = useQuery(reviewsQuery(id_apuracao, madeAt));
  const groups = useQuery(reviewGroupsQuery(id_apuracao, madeAt));
  const failed = [reviews, groups].find(({ isError, data }) => isError && !data);
  return (
    <section aria-labelledby="a-revisar" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="a-revisar" className="font-semibold text-lead">
            A revisar
          </h2>
          {reviews.data && groups.data && (
            <p className="text-body text-muted">{summaryOf(reviews.data, openOf(groups.data))}</p>
          )}
        </div>
      </header>
      {failed ? (
        <ErrorState title={decisionMessages.loadFailed} error={failed.error} onRetry={failed.refetch} />
      ) : reviews.data && groups.data ? (
        <LoadedReview id_apuracao={id_apuracao} reviews={reviews.data} groups={groups.data} {...props} />
      ) : (
        <div className="grid gap-3">
          <LoadingNote />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      )}
    </section>
  );
}

interface LoadedReviewProps extends Omit<ReviewSectionProps, 'madeAt'> {
  reviews: AnalysisReviews;
  groups: readonly ReviewGroup[];
}

type Part = 'abertos' | 'decididos';

function LoadedReview({ id_apuracao, cnpj, isOpen, reviews, groups, next, notesOf, onOpenMonth }: LoadedReviewProps) {
  const actor = useActor();
  const mayDecide = canDecideForClient(actor);
  // Held here, so that marks and undo outlive a look at the decided products.
  const review = useReview(groups, cnpj);
  const [part, setPart] = useState<Part>('abertos');
  const [selected, setSelected] = useState<LedgerProduct>();
  const [revoked, setRevoked] = useState<SimplesDecision>();
  const open = openOf(groups);
  const toApply = mayDecide && isOpen && open === 0 && decisionsToApply(reviews) > 0;
  const decided = reviews.produtos.filter(({ decisao, nova_decisao }) => decisao !== null || nova_decisao !== null);
  const cut = cutText(reviews);
  const parts: readonly [Part, string, number][] = [
    ['abertos', 'A decidir', open],
    ['decididos', 'Decididos', new Set(decided.map(decidedKey)).size],
  ];

  return (
    <>
      {mayDecide && (
        <div className="-mx-4 -mb-4 empty:hidden">
          <EffectPanel id_client={cnpj} changes={reviews} isNext={toApply} />
        </div>
      )}
      {reviews.atacadista.length > 0 && (
        <div className="rounded-md border bg-surface">
          <WholesaleYears reviews={reviews} cnpj={cnpj} mayDecide={mayDecide} />
        </div>
      )}
      {decided.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Mostrar produtos</legend>
          {parts.map(([name, label, count]) => (
            <ToggleButton key={name} pressed={part === name} count={count} onClick={() => setPart(name)}>
              {label}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      {part === 'decididos' && decided.length > 0 ? (
        <div className="overflow-clip rounded-md border bg-surface">
          {cut && <p className="border-b px-4 py-2 text-body text-muted">{cut}</p>}
          <ReviewTable
            reviews={{ ...reviews, produtos: decided, total_produtos: decided.length }}
            onRevoke={(decision) =>
              mayDecide && (decision.id_client !== null || canDecideForTenant(actor))
                ? () => setRevoked(decision)
                : undefined
            }
          />
        </div>
      ) : (
        <ReviewBoard
          {...{ id_apuracao, groups, review, mayDecide, notesOf, onOpenMonth }}
          mayAsk={mayDecide && !isSampleClient(cnpj)}
          onMore={setSelected}
          empty={<NothingToReview next={next} decided={decided.length} toApply={toApply} />}
        />
      )}
      {open > 0 && <ReviewFoot open={open} />}
      {revoked && <RevokeDialog decision={revoked} onClose={() => setRevoked(undefined)} />}
      {selected && <OpenProductDialog product={selected} cnpj={cnpj} onClose={() => setSelected(undefined)} />}
    </>
  );
}

const openOf = (groups: readonly ReviewGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

function summaryOf({ pendente, decidido, total_produtos }: AnalysisReviews, open: number): string {
  if (total_produtos === 0) return 'Itens que podem ser monofásicos e que a lei deixa à conferência de um analista.';
  if (open === 0) return `Vendas decididas por um analista: ${formatBRL(sumOfReais([pendente, decidido]))}.`;
  const decided = decidido > 0 ? ` ${formatBRL(decidido)} já decididos.` : '';
  return `${formatBRL(pendente)} em vendas esperam a conferência de um analista e não contam até lá.${decided}`;
}
