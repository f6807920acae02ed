import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { coverageMessages } from '../coverage.messages.ts';
import { coverageQuery } from '../coverage.queries.ts';
import { CoverageContent } from './coverage-content.tsx';

interface CoverageSectionProps {
  id_apuracao: string;
  razao_social: string;
  cnpj: string;
  onOpenMonth: (competencia: string) => void;
}

/** Shows how much of the declared revenue the notes explain, and what to request from the client. */
export function CoverageSection({ id_apuracao, onOpenMonth, ...company }: CoverageSectionProps) {
  const coverage = useQuery(coverageQuery(id_apuracao));

  return (
    <Card
      title="Cobertura"
      description="Quanto da receita de mercadorias declarada está nas notas, e o que pedir ao cliente."
    >
      {coverage.isPending && (
        <div className="grid gap-3">
          <LoadingNote />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
      {coverage.isError && (
        <ErrorState title={coverageMessages.loadFailed} error={coverage.error} onRetry={() => coverage.refetch()} />
      )}
      {coverage.data?.cobertura === null && (
        <p className="text-body text-muted">
          Este resultado é de uma versão que não calculava a cobertura. Envie os arquivos de novo para vê-la.
        </p>
      )}
      {coverage.data?.cobertura && (
        <CoverageContent
          id_apuracao={id_apuracao}
          company={company}
          coverage={coverage.data.cobertura}
          confirmations={coverage.data.confirmacoes}
          onOpenMonth={onOpenMonth}
        />
      )}
    </Card>
  );
}
