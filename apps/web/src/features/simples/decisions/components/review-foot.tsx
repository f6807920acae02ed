import { plural } from '@restitui/brazil/counted.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CircleCheck } from 'lucide-react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** Says what is left before the months can be checked, beside the button that waits for it. */
export function ReviewFoot({ open }: { open: number }) {
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p id="review-left" className="min-w-0 flex-1 basis-60 text-body text-muted">
        {plural(open, 'Depois deste produto', `Depois destes ${formatCount(open)} produtos`)}, os meses ficam prontos
        para conferir.
      </p>
      <Button disabled aria-describedby="review-left">
        Conferir meses
        <ArrowRight aria-hidden />
      </Button>
    </footer>
  );
}

interface NothingToReviewProps {
  next: { action: string; link: AppLink } | undefined;
  /** Number of products that were decided. */
  decided: number;
  /** The result does not include a decision yet. */
  toApply: boolean;
}

/** Says that no product is open, and leads to the next stage. */
export function NothingToReview({ next, decided, toApply }: NothingToReviewProps) {
  return (
    <div className="rounded-md border bg-surface">
      <EmptyState
        icon={CircleCheck}
        title="Nada a revisar"
        description={
          toApply
            ? 'Todos os produtos em aberto foram decididos. Veja o efeito e aplique, para que contem nos meses.'
            : decided > 0
              ? 'Todos os produtos em aberto foram decididos.'
              : 'As regras decidiram todos os itens desta análise.'
        }
        action={
          next &&
          !toApply && (
            <Button variant="primary" asChild>
              <Link {...next.link} resetScroll={false}>
                {next.action}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )
        }
      />
    </div>
  );
}
