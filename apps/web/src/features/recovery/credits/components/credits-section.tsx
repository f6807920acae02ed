import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canExportCredits, mayEditCreditsOf } from '@restitui/domain/recovery/credits/credits.access.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Coins, Plus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useFocusNext } from '../../../../lib/use-focus-next.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { creditMessages } from '../credits.messages.ts';
import { addCredit, creditsQuery, deleteCredit } from '../credits.queries.ts';
import { editButtonId } from './credit-actions.tsx';
import { CreditsTable } from './credits-table.tsx';
import { ExportCredits } from './export-credits.tsx';

interface CreditsSectionProps {
  product: Product;
  assessment: Assessment;
}

/** Renders the credits of an assessment by month, edited in their rows. */
export function CreditsSection({ product, assessment }: CreditsSectionProps) {
  const actor = useActor();
  const mayEdit = mayEditCreditsOf(actor, assessment);
  const credits = useQuery(creditsQuery(assessment.id));
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
  const focusNext = useFocusNext();
  const add = useMutation(addCredit(assessment));
  const drop = useMutation(deleteCredit(assessment.id));

  const startEditing = (id: string) => setEditing((before) => new Set([...before, id]));

  function end(credit: Credit, outcome: 'saved' | 'cancelled') {
    setEditing((before) => new Set([...before].filter((id) => id !== credit.id)));
    const gone = outcome === 'cancelled' && credit.anoCompetencia === null;
    if (gone) drop.mutate(credit);
    focusNext(gone ? addButtonId : editButtonId(credit.id));
  }

  const newCredit = (
    <Button
      id={addButtonId}
      variant={credits.data?.length === 0 ? 'primary' : 'secondary'}
      loading={add.isPending}
      onClick={() => add.mutate(undefined, { onSuccess: ({ id }) => startEditing(id) })}
    >
      <Plus aria-hidden />
      Adicionar crédito
    </Button>
  );

  return (
    <Card
      flush
      title="Créditos"
      description={
        assessment.isModifica ? about : `${about} Esta apuração está fechada: os créditos só podem ser lidos.`
      }
      aria-label="Créditos da apuração"
      actions={
        <div className="flex flex-wrap gap-2">
          {credits.data && canExportCredits(actor) && <ExportCredits product={product} credits={credits.data} />}
          {credits.data && credits.data.length > 0 && mayEdit && newCredit}
        </div>
      }
    >
      {credits.isPending && <SkeletonLines />}
      {credits.isError && (
        <ErrorState title={creditMessages.loadFailed} error={credits.error} onRetry={() => credits.refetch()} />
      )}
      {credits.data?.length === 0 && (
        <EmptyState
          icon={Coins}
          className="border-t"
          title={creditMessages.none}
          // Who only reads is told nothing about entering.
          description={
            mayEdit &&
            'Cada crédito é um mês pago a mais: informe o valor, e a Selic, o saldo e a comissão são calculados.'
          }
          action={mayEdit && newCredit}
        />
      )}
      {credits.data && credits.data.length > 0 && (
        <CreditsTable
          credits={credits.data}
          mayEdit={mayEdit}
          editing={mayEdit ? editing : nothing}
          onEdit={startEditing}
          onDone={end}
        />
      )}
      <LeaveGuard unsaved={editing.size > 0} description="Há um crédito em edição que ainda não foi salvo." />
    </Card>
  );
}

const about = 'Corrigidos pela Selic até o mês do uso; a comissão incide sobre o que foi compensado.';
const addButtonId = 'adicionar-credito';
const nothing: ReadonlySet<string> = new Set();
