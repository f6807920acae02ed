import { counted } from '@restitui/brazil/counted.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { Ellipsis } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { type Outcome, supportedOutcome } from '../review-texts.ts';
import type { Review } from './use-review.ts';

const labels: Record<Outcome, readonly [label: string, key: string]> = {
  entra: ['Entra', 'E'],
  fora: ['Fica fora', 'F'],
  prova: ['Pedir prova', 'P'],
};
const outcomes: readonly Outcome[] = ['entra', 'fora', 'prova'];

interface ReviewAnswersProps {
  review: Review;
  product: LedgerProduct;
  /** The action of each answer. */
  answers: Readonly<Record<Outcome, () => void>>;
  /** Whether the client can be asked for proof. */
  mayAsk: boolean;
  /** Opens the decision with scope, period and words. */
  onMore: () => void;
}

/** The answers to the selected product, or to the marked ones; the primary one is what the evidence supports. */
export function ReviewAnswers({ review, product, answers, mayAsk, onMore }: ReviewAnswersProps) {
  const { similar, withSimilar, setWithSimilar, chosen, isFull, isSaving } = review;
  const primary = supportedOutcome(product);
  return (
    <>
      {chosen.length > 0 ? (
        <p className="flex w-full items-center gap-2 text-body" aria-live="polite">
          <span className="flex-1">
            A resposta vale para {counted(chosen.length, 'produto marcado', 'produtos marcados')}.
            {isFull && ' Uma resposta não vale para mais.'}
          </span>
          <Button size="sm" variant="ghost" onClick={review.clearMarks}>
            Desmarcar
          </Button>
        </p>
      ) : (
        similar.length > 0 && (
          <Checkbox
            className="w-full"
            label={`Valer também para ${counted(similar.length, 'produto parecido', 'produtos parecidos')}`}
            checked={withSimilar}
            onCheckedChange={(value) => setWithSimilar(value === true)}
          />
        )
      )}
      {outcomes.map((outcome) => {
        if (outcome === 'prova' && !mayAsk) return null;
        const [label, key] = labels[outcome];
        return (
          <Button
            key={outcome}
            variant={outcome === primary ? 'primary' : 'secondary'}
            className="flex-auto gap-1.5 px-2 pointer-coarse:h-11"
            loading={outcome === 'fora' && isSaving}
            onClick={answers[outcome]}
          >
            {label}
            <KeyHint>{key}</KeyHint>
          </Button>
        );
      })}
      <IconButton
        icon={Ellipsis}
        variant="secondary"
        className="pointer-coarse:h-11"
        label={`Decidir sobre ${product.produto}`}
        hint="Decidir com alcance, período ou palavras"
        onClick={onMore}
      />
    </>
  );
}
