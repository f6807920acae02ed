import { counted } from '@restitui/brazil/counted.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import { lacksConfirmation, needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { CircleCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { fittingColumns } from '../../../../ui/fitting-columns.ts';
import { shownUnfolded } from '../../../../ui/fold-rows.ts';
import { useWidth } from '../../../../ui/use-width.ts';
import { type CoverageLine, isInOrder } from '../coverage-figures.ts';
import { ConfirmCoverageDialog } from './confirm-coverage-dialog.tsx';
import { type CoverageColumn, coverageColumns, coverageWidths, spareCoverageColumns } from './coverage-columns.tsx';

const confirmationWidth = 132;
const confirmation = { id: 'confirmacao', header: 'Confirmação', width: `${confirmationWidth}px` };
/** Columns of a card; the month that it opens shows the others. */
const phoneColumns: readonly CoverageColumn[] = ['competencia', 'veredito', 'cobertura', 'falta'];
const years = {
  heading: ({ competencia }: CoverageLine) => periodYear(competencia),
  total: (lines: readonly CoverageLine[]) => counted(lines.length, 'mês', 'meses'),
};

interface ConfirmationButtonProps {
  line: CoverageLine;
  mayConfirm: boolean;
  onAsk: (line: CoverageLine) => void;
}

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
  const button = useCallback(
    (line: CoverageLine) =>
      needsConfirmation(line.veredito) ? (
        <ConfirmationButton line={line} mayConfirm={mayConfirm} onAsk={setSelected} />
      ) : undefined,
    [mayConfirm],
  );
  const columns = useMemo(() => {
    const widths = coverageWidths(lines);
    const fitting = width === 0 ? Number.POSITIVE_INFINITY : width - confirmationWidth;
    const shown = phone ? phoneColumns : fittingColumns(widths, fitting, spareCoverageColumns);
    const columns = coverageColumns(shown, widths);
    return phone ? columns : [...columns, { ...confirmation, cell: (line: CoverageLine) => button(line) ?? '—' }];
  }, [lines, phone, width, button]);
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
          {...(shown.length > shownUnfolded && { fold: years })}
          onRowOpen={({ competencia }) => onOpenMonth(competencia)}
          {...(phone && { rowActions: button })}
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

function ConfirmationButton({ line, mayConfirm, onAsk }: ConfirmationButtonProps) {
  return (
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
  );
}

function actionLabel(line: CoverageLine): string {
  if (!line.confirmacao) return 'Confirmar';
  return line.confirmacao.mudou ? 'Rever' : 'Confirmado';
}
