import { plural } from '@restitui/brazil/counted.ts';
import { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { productsText } from '../review-texts.ts';
import type { Review } from './use-review.ts';

/** Asks for the reason before products are counted. */
export function EnterDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { targets, isSaving, decide } = review;
  const [first] = targets;
  const count = targets.length;
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
      onConfirm={(motivo) => decide(true, motivo, onClose)}
      onClose={onClose}
    />
  );
}
