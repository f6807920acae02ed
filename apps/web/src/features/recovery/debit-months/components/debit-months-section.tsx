import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import {
  canEditDebitMonths,
  canExportDebitMonths,
} from '@restitui/domain/recovery/debit-months/debit-months.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { debitMonthMessages } from '../debit-months.messages.ts';
import { debitMonthsQuery } from '../debit-months.queries.ts';
import { type MonthKind, monthTabs } from '../month-tabs.ts';
import { ExportRecovery } from './export-recovery.tsx';
import { MonthForm } from './month-form.tsx';
import { MonthList } from './month-list.tsx';
import { MonthTotals } from './month-totals.tsx';

interface DebitMonthsSectionProps {
  kind: MonthKind;
  product: Product;
  assessment: Assessment;
}

const titles: Record<MonthKind, string> = { debitos: 'Débitos por mês', recuperacao: 'Recuperação por mês' };

/** Renders the months of an assessment in tabs by state; each is expanded and edited in place. */
export function DebitMonthsSection({ kind, product, assessment }: DebitMonthsSectionProps) {
  const actor = useActor();
  const mayEdit = canEditDebitMonths(actor) && assessment.isModifica;
  const months = useQuery(debitMonthsQuery(assessment.id));
  const [tab, setTab] = useState('todos');
  const [adding, setAdding] = useState(false);

  if (months.isError) {
    return (
      <Card title={titles[kind]} flush>
        <ErrorState title={debitMonthMessages.loadFailed} error={months.error} onRetry={() => months.refetch()} />
      </Card>
    );
  }
  const all = months.data ?? [];
  return (
    <Card
      title={titles[kind]}
      description="O total de cada mês é a soma das suas verbas."
      actions={
        <div className="flex flex-wrap gap-2">
          {kind === 'recuperacao' && months.data && canExportDebitMonths(actor) && (
            <ExportRecovery product={product} months={all} />
          )}
          {mayEdit && (
            <Button onClick={() => setAdding(true)} disabled={adding || months.isPending}>
              <Plus aria-hidden />
              Novo mês
            </Button>
          )}
        </div>
      }
    >
      {months.isPending ? (
        <>
          <Skeleton className="h-64 w-full" />
          <LoadingNote text={debitMonthMessages.loading} />
        </>
      ) : (
        <>
          <MonthTotals kind={kind} months={all} />
          {adding && (
            <div className="mb-4 rounded-md border">
              <MonthForm kind={kind} assessment={assessment} taken={all} onDone={() => setAdding(false)} />
            </div>
          )}
          <Tabs
            label={titles[kind]}
            value={tab}
            onValueChange={setTab}
            tabs={monthTabs[kind].map(({ value, label, holds }) => {
              const held = all.filter(holds);
              return {
                value,
                label: `${label} (${held.length})`,
                content: <MonthList kind={kind} assessment={assessment} months={held} mayEdit={mayEdit} />,
              };
            })}
          />
        </>
      )}
    </Card>
  );
}
