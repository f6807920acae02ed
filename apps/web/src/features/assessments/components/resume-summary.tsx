import { formatBRL } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { resumeQuery } from '../assessments.queries.ts';
import { resumeCards } from '../resume-cards.ts';

/** Credit, refunded, debit and balance of the apuração, as informed. */
export function ResumeSummary({ id_apuracao }: { id_apuracao: string }) {
  const resume = useQuery(resumeQuery(id_apuracao));
  if (resume.isError)
    return <p className="text-caption text-muted">Os valores de resumo não puderam ser carregados.</p>;

  return (
    <dl
      aria-label="Resumo da apuração"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line lg:grid-cols-4"
    >
      {resumeCards(resume.data ?? []).map(({ label, value }) => (
        <div key={label} className="min-w-0 bg-surface px-4 py-3">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures truncate font-semibold text-lead">
            {resume.isPending ? <Skeleton className="mt-1 h-5 w-24" /> : value === null ? '—' : formatBRL(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
