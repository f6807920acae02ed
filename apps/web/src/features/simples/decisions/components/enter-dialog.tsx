import { plural } from '@restitui/brazil/counted.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { productsText } from '../review-texts.ts';
import type { Review } from './use-review.ts';

interface EnterDialogProps {
  review: Review;
  /** The products that the question was opened for, whatever is selected since. */
  products: readonly LedgerProduct[];
  onClose: () => void;
}

/** Asks for the reason before products are counted. */
export function EnterDialog({ review, products, onClose }: EnterDialogProps) {
  const { isSaving, decide, draft } = review;
  const [first] = products;
  const count = products.length;
  return (
    <ReasonDialog
      title={count === 1 ? `${first?.produto} entra?` : `${productsText(count)} entram?`}
      description={`${plural(count, 'Conta', 'Contam')} como monofásico em todas as notas deste cliente. O total só muda depois que você vir o efeito e aplicar.`}
      confirmLabel="Entra"
      tone="primary"
      help="O que foi conferido e onde. Aparece em cada item, no dossiê e no histórico do cliente."
      reason={newDecision.shape.motivo}
      maxLength={500}
      rows={3}
      pending={isSaving}
      draft={draft}
      onConfirm={(motivo) => decide({ products, contar: true, motivo }, onClose)}
      onClose={onClose}
    />
  );
}
