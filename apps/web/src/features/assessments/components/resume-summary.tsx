import { formatBRL } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../../lib/cn.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { resumeQuery } from '../assessments.queries.ts';
import { resumeCards } from '../resume-cards.ts';

interface ResumeSummaryProps {
  id_apuracao: string;
  withRubrica?: boolean;
}

/** Credit, refunded, debit and balance of the apuração, as informed. */
export function ResumeSummary({ id_apuracao, withRubrica = false }: ResumeSummaryProps) {
  const resume = useQuery(resumeQuery(id_apuracao));
  if (resume.isError)
    return <p className="text-caption text-muted">Os valores de resumo não puderam ser carregados.</p>;

  return (
    <dl
      aria-label="Resumo da apuração"
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line',
        withRubrica ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {resumeCards(resume.data ?? [], withRubrica).map(({ label, value }) => (
        <div key={label} className="min-w-0 bg-surface px-4 py-3 max-lg:last:odd:col-span-2">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures truncate font-semibold text-lead">
            {resume.isPending ? <Skeleton className="mt-1 h-5 w-24" /> : value === null ? '—' : formatBRL(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
