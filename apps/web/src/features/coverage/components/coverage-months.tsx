import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { needsConfirmation } from '@restitui/domain/coverage/coverage-verdict.ts';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type CoverageLine, isInOrder, isOpen } from '../coverage-figures.ts';
import { ConfirmCoverageDialog } from './confirm-coverage-dialog.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

interface CoverageMonthsProps {
  id_apuracao: string;
  lines: readonly CoverageLine[];
  mayConfirm: boolean;
  onOpenMonth: (competencia: string) => void;
}

/** Months to look at first; all of them on request. */
export function CoverageMonths({ id_apuracao, lines, mayConfirm, onOpenMonth }: CoverageMonthsProps) {
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<CoverageLine>();
  const shownColumns = useMemo(() => [...columns, confirmationColumn(mayConfirm, setAsked)], [mayConfirm]);
  const shown = all ? lines : lines.filter((line) => !isInOrder(line));

  return (
    <section aria-labelledby="coverage-months" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="coverage-months" className="flex-1 font-medium text-body">
          Meses a conferir
        </h3>
        <Checkbox label="Todos os meses" checked={all} onCheckedChange={(checked) => setAll(checked === true)} />
      </div>
      <div className="overflow-clip rounded-md border">
        <DataTable
          label="Cobertura por mês"
          columns={shownColumns}
          rows={shown}
          rowKey={({ competencia }) => competencia}
          onRowOpen={({ competencia }) => onOpenMonth(competencia)}
          empty={
            <EmptyState
              icon={CircleCheck}
              title="Todos os meses estão cobertos"
              description="As notas explicam ao menos 90% da receita declarada em cada mês."
              className="py-8"
            />
          }
        />
      </div>
      {asked && (
        <ConfirmCoverageDialog
          key={asked.competencia}
          id_apuracao={id_apuracao}
          line={asked}
          mayConfirm={mayConfirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function confirmationColumn(mayConfirm: boolean, onAsk: (line: CoverageLine) => void): DataColumn<CoverageLine> {
  return {
    id: 'confirmacao',
    header: 'Confirmação',
    width: '9rem',
    cell: (line) =>
      needsConfirmation(line.veredito) ? (
        <Button
          size="sm"
          variant={isOpen(line) && mayConfirm ? 'secondary' : 'ghost'}
          disabled={!mayConfirm && !line.confirmacao}
          aria-label={`${actionWord(line)}: ${line.competencia}`}
          className="z-10"
          onClick={() => onAsk(line)}
        >
          {actionWord(line)}
        </Button>
      ) : (
        '—'
      ),
  };
}

function actionWord(line: CoverageLine): string {
  if (!line.confirmacao) return 'Confirmar';
  return line.confirmacao.mudou ? 'Rever' : 'Confirmado';
}

const columns: DataColumn<CoverageLine>[] = [
  {
    id: 'competencia',
    header: 'Competência',
    cell: ({ competencia }) => competencia,
    value: ({ competencia }) => Number(competencia.slice(3) + competencia.slice(0, 2)),
    width: '9.5rem',
  },
  {
    id: 'veredito',
    header: 'Situação',
    cell: ({ veredito }) => <VerdictBadge veredito={veredito} />,
    value: ({ veredito }) => veredito,
    width: '12rem',
  },
  {
    id: 'cobertura',
    header: 'Cobertura',
    cell: ({ declarado, cobertura }) => (declarado > 0 ? formatPercent(cobertura * 100, 1) : '—'),
    value: ({ cobertura }) => cobertura,
    align: 'end',
    width: '7rem',
  },
  {
    id: 'declarado',
    header: 'Declarado',
    cell: ({ declarado }) => formatBRL(declarado),
    value: ({ declarado }) => declarado,
    align: 'end',
    hideBelow: 'lg',
  },
  {
    id: 'xml',
    header: 'Nas notas',
    cell: ({ xml }) => formatBRL(xml),
    value: ({ xml }) => xml,
    align: 'end',
    hideBelow: 'lg',
  },
  {
    id: 'falta',
    header: 'Falta',
    cell: ({ falta }) => formatBRL(falta),
    value: ({ falta }) => falta,
    align: 'end',
  },
  {
    id: 'lojas',
    header: 'Lojas sem XML',
    cell: ({ com_xml, sem_xml }) => (sem_xml === 0 ? 'Nenhuma' : `${sem_xml} de ${com_xml + sem_xml}`),
    value: ({ sem_xml }) => sem_xml,
    align: 'end',
    width: '8.5rem',
    hideBelow: 'xl',
  },
];
