import type { Product } from '@restitui/domain/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assessmentMessages } from '../../assessments/assessments.messages.ts';
import { assessmentsQuery } from '../../assessments/assessments.queries.ts';
import { AssessmentBar, NewAssessmentButton } from '../../assessments/components/assessment-bar.tsx';
import { ResumeSummary } from '../../assessments/components/resume-summary.tsx';
import { AnalysisSection } from '../../simples-analysis/components/analysis-section.tsx';
import { AnalysisSkeleton } from '../../simples-analysis/components/analysis-skeleton.tsx';
import { groupOf } from '../../simples-analysis/month-address.ts';
import { productMessages } from '../products.messages.ts';

/** PIS/COFINS monofásico for Simples Nacional: apurações and the analysis of the chosen one. */
export function SimplesNacional({ product }: { product: Product }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const assessments = useQuery(assessmentsQuery(product.id));

  if (assessments.isPending) {
    return (
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-72" />
        <AnalysisSkeleton />
      </div>
    );
  }
  if (assessments.isError) {
    return (
      <ErrorState title={productMessages.loadFailed} error={assessments.error} onRetry={() => assessments.refetch()} />
    );
  }

  const go = (next: object) => navigate({ to: '.', search: next as never, resetScroll: false });
  const select = (id: string) => go({ apuracao: id });
  const selected = assessments.data.find(({ id }) => id === search.apuracao) ?? assessments.data[0];

  if (!selected) {
    return (
      <EmptyState
        icon={CalendarPlus}
        className="rounded-md border border-dashed bg-surface"
        title={assessmentMessages.none}
        description="Uma apuração reúne as notas e as declarações de um período e o que a empresa tem a receber."
        action={<NewAssessmentButton primary product={product} onCreated={select} />}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <AssessmentBar product={product} assessments={assessments.data} selected={selected} onSelect={select} />
      <ResumeSummary id_apuracao={selected.id} />
      <AnalysisSection
        key={selected.id}
        assessment={selected}
        address={{ mes: search.mes, grupo: groupOf(search.grupo), pagina: search.pagina }}
        onAddress={(address) => go({ apuracao: search.apuracao, ...address })}
      />
    </div>
  );
}
