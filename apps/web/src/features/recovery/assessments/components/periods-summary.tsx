import { formatBRL } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { useQueries } from '@tanstack/react-query';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { resumeQuery } from '../assessments.queries.ts';
import { type ResumeCard, resumeCards } from '../resume-cards.ts';

interface PeriodsSummaryProps {
  assessments: readonly Assessment[];
  selected: Assessment;
  onSelect: (id: string) => void;
}

interface Period {
  assessment: Assessment;
  /** Undefined while loading. */
  cards: ResumeCard[] | undefined;
}

const labels = resumeCards([]).map(({ label }) => label);

/** Renders the figures of every assessment as rows; selecting a row opens it. */
export function PeriodsSummary({ assessments, selected, onSelect }: PeriodsSummaryProps) {
  const periods = useQueries({
    queries: assessments.map(({ id }) => resumeQuery(id)),
    combine: (resumes) =>
      assessments.map((assessment, i): Period => {
        const values = resumes[i]?.data;
        return { assessment, cards: values && resumeCards(values) };
      }),
  });

  return (
    <Card
      title="Resumo por período"
      description={selected.isModifica ? `${selected.name}, aberta` : `${selected.name}, fechada`}
      flush
    >
      <DataTable
        label="Resumo por período"
        rows={periods}
        rowKey={({ assessment }) => assessment.id}
        onRowOpen={({ assessment }) => onSelect(assessment.id)}
        columns={[
          {
            id: 'periodo',
            header: 'Período',
            cell: ({ assessment }) => (
              <span className={assessment.id === selected.id ? 'font-semibold' : ''}>{assessment.name}</span>
            ),
            value: ({ assessment }) => assessment.createdDate,
          },
          ...labels.map((label, i) => ({
            id: label,
            header: label,
            cell: ({ cards }: Period) => moneyOf(cards?.[i]?.figure?.value),
            value: ({ cards }: Period) => cards?.[i]?.figure?.value,
            align: 'end' as const,
            width: '10rem',
          })),
        ]}
      />
    </Card>
  );
}

function moneyOf(value: number | undefined): string {
  return value === undefined ? '—' : formatBRL(value);
}
