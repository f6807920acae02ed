import { formatBRL } from '@restitui/brazil/money.ts';
import { canEditResume } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../../../lib/cn.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { resumeQuery } from '../assessments.queries.ts';
import { type ResumeCard, resumeCards } from '../resume-cards.ts';
import { ResumeFigure, TypedNote } from './resume-figure.tsx';

interface ResumeSummaryProps {
  id_apuracao: string;
  withRubrica?: boolean;
}

/** Renders credit, refunded amount, debit and balance of the assessment, computed or typed. */
export function ResumeSummary({ id_apuracao, withRubrica = false }: ResumeSummaryProps) {
  const mayEdit = canEditResume(useActor());
  const resume = useQuery(resumeQuery(id_apuracao));
  if (resume.isError)
    return <p className="text-caption text-muted">Os valores de resumo não puderam ser carregados.</p>;

  return (
    <dl
      aria-label="Resumo da apuração"
      // The amounts come with lines below them.
      data-loading={resume.isPending || undefined}
      className={cn(
        'grid gap-px overflow-hidden rounded-md border bg-line sm:grid-cols-2',
        withRubrica ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {resumeCards(resume.data ?? [], withRubrica).map((card) => (
        <div
          key={card.label}
          className="group/card min-w-0 bg-surface px-4 py-3 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:py-2.5 sm:max-lg:last:odd:col-span-2"
        >
          <dt className="text-caption text-muted">{card.label}</dt>
          <dd className="figures min-w-0 font-semibold text-lead max-sm:text-right">
            {resume.isPending ? (
              <Skeleton className="mt-1 h-5 w-24" />
            ) : (
              <CardValue {...card} key={id_apuracao} id_apuracao={id_apuracao} mayEdit={mayEdit} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CardValue({
  label,
  figure,
  found,
  id_apuracao,
  mayEdit,
}: ResumeCard & { id_apuracao: string; mayEdit: boolean }) {
  if (!figure) return '—';
  return (
    <>
      {mayEdit ? (
        <ResumeFigure label={label} id_apuracao={id_apuracao} figure={figure} />
      ) : (
        <span className="whitespace-nowrap">{formatBRL(figure.value)}</span>
      )}
      {found !== undefined && (
        <span className="block font-normal text-caption text-muted">Apurado: {keepUnbroken(formatBRL(found))}</span>
      )}
      <TypedNote figure={figure} mayClear={mayEdit} />
    </>
  );
}
