import { counted } from '@restitui/brazil/counted.ts';
import { lacksConfirmation, needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { fittingColumns } from '../../../../ui/fitting-columns.ts';
import { useWidth } from '../../../../ui/use-width.ts';
import { type CoverageLine, isInOrder } from '../coverage-figures.ts';
import { ConfirmCoverageDialog } from './confirm-coverage-dialog.tsx';
import { coverageColumns, coverageWidths, spareCoverageColumns } from './coverage-columns.tsx';

const confirmationWidth = 132;
/** More months are folded by year. */
const shownWithoutYears = 6;
const years = {
  heading: ({ competencia }: CoverageLine) => competencia.slice(3),
  total: (lines: readonly CoverageLine[]) => counted(lines.length, 'mês', 'meses'),
};

interface CoverageMonthsProps {
  id_apuracao: string;
  lines: readonly CoverageLine[];
  mayConfirm: boolean;
  onOpenMonth: (competencia: string) => void;
}

/** Lists the months that need attention, and all of them on request. */
export function CoverageMonths({ id_apuracao, lines, mayConfirm, onOpenMonth }: CoverageMonthsProps) {
  const [all, setAll] = useState(false);
  const [selected, setSelected] = useState<CoverageLine>();
  const phone = usePhone();
  const [ref, width] = useWidth<HTMLDivElement>();
  const columns = useMemo(() => {
    const widths = coverageWidths(lines);
    const fitting = phone || width === 0 ? Number.POSITIVE_INFINITY : width - confirmationWidth;
    const shown = fittingColumns(widths, fitting, spareCoverageColumns);
    return [...coverageColumns(shown, widths), confirmationColumn(mayConfirm, setSelected)];
  }, [lines, phone, width, mayConfirm]);
  const shown = all ? lines : lines.filter((line) => !isInOrder(line));

  return (
    <section aria-labelledby="coverage-months" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="coverage-months" className="flex-1 font-medium text-body">
          Meses a conferir
        </h3>
        <Checkbox label="Todos os meses" checked={all} onCheckedChange={(checked) => setAll(checked === true)} />
      </div>
      <div ref={ref} className="overflow-clip rounded-md border">
        <DataTable
          label="Cobertura por mês"
          columns={columns}
          rows={shown}
          rowKey={({ competencia }) => competencia}
          {...(shown.length > shownWithoutYears && { fold: years })}
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
      {selected && (
        <ConfirmCoverageDialog
          key={selected.competencia}
          id_apuracao={id_apuracao}
          line={selected}
          mayConfirm={mayConfirm}
          onClose={() => setSelected(undefined)}
        />
      )}
    </section>
  );
}

function confirmationColumn(mayConfirm: boolean, onAsk: (line: CoverageLine) => void): DataColumn<CoverageLine> {
  return {
    id: 'confirmacao',
    header: 'Confirmação',
    width: `${confirmationWidth}px`,
    cell: (line) =>
      needsConfirmation(line.veredito) ? (
        <Button
          size="sm"
          variant={lacksConfirmation(line) && mayConfirm ? 'secondary' : 'ghost'}
          disabled={!mayConfirm && !line.confirmacao}
          aria-label={`${actionLabel(line)}: ${line.competencia}`}
          className="z-10"
          onClick={() => onAsk(line)}
        >
          {actionLabel(line)}
        </Button>
      ) : (
        '—'
      ),
  };
}

function actionLabel(line: CoverageLine): string {
  if (!line.confirmacao) return 'Confirmar';
  return line.confirmacao.mudou ? 'Rever' : 'Confirmado';
}
