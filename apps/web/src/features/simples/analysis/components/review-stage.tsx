import { filterText } from '@restitui/domain/simples/analysis/item-filters.ts';
import type { AnalysisItem, SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { AppLink } from '../../../../lib/app-link.ts';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { ProductLedger } from '../../decisions/components/product-ledger.tsx';
import { ReviewSection } from '../../decisions/components/review-section.tsx';
import { NotesAbove } from './notes-above.tsx';
import { ProductNotes } from './product-notes.tsx';

interface ReviewStageProps {
  id_apuracao: string;
  cnpj: string;
  /** The assessment may be computed again. */
  isOpen: boolean;
  madeAt: SimplesAnalysis['calculada_em'];
  /** The stage to go on with when no product is left. */
  next: { action: string; link: AppLink } | undefined;
  evidencePlace: AttachmentPlace | undefined;
  /** Opens the items of a month that a filter selects. */
  onOpenMonth: (competencia: string, filtro?: string) => void;
}

/** Renders the products to decide, and all products of the case. */
export function ReviewStage({ id_apuracao, cnpj, isOpen, madeAt, next, evidencePlace, onOpenMonth }: ReviewStageProps) {
  // The review lists one product for all names that a decision settles, the ledger one for each name.
  const openReviewed = (month: string, { codigo, ncm }: Pick<AnalysisItem, 'codigo' | 'ncm'>) =>
    onOpenMonth(month, filterText({ codigo, ncm }));
  const openItems = (month: string, { codigo, produto }: Pick<AnalysisItem, 'codigo' | 'produto'>) =>
    onOpenMonth(month, filterText({ codigo, produto }));
  return (
    <>
      <NotesAbove>
        <ReviewSection
          {...{ id_apuracao, cnpj, isOpen, madeAt, next }}
          notesOf={(product) => (
            <ProductNotes
              id_apuracao={id_apuracao}
              product={product}
              onOpenMonth={(month) => openReviewed(month, product)}
            />
          )}
          onOpenMonth={openReviewed}
        />
      </NotesAbove>
      <ProductLedger id_apuracao={id_apuracao} madeAt={madeAt} place={evidencePlace} onOpenMonth={openItems} />
    </>
  );
}
