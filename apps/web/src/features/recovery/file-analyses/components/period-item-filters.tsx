import { answerName } from '@restitui/domain/recovery/file-analyses/analysis-answers.ts';
import {
  analysisItemsSheet,
  mostExportedItems,
} from '@restitui/domain/recovery/file-analyses/analysis-item-columns.ts';
import {
  type AnalysisItemFilters,
  type ItemState,
  itemStateLabels,
} from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { noteFindings } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { readAllItems } from '../file-analyses.queries.ts';
import { saveFileAnalysisSheet } from '../save-file-analysis-sheet.ts';

interface PeriodItemFiltersProps {
  analysis: Pick<FileAnalysis, 'id_apuracao' | 'razao_social' | 'cnpj'>;
  competencia: string;
  filters: AnalysisItemFilters;
  nome: string;
  /** States and codes of the whole list. */
  grupos: readonly { situacao: ItemState; codigo: string; itens: number }[];
  /** Number of items that match the filters. */
  total: number;
  onChange: (shown: Omit<AnalysisItemFilters, 'q'>) => void;
}

/** Filters of a list of documents by state and by what was decided, and its export (SP-122). */
export function PeriodItemFilters({
  analysis,
  competencia,
  filters: { q, situacao, codigo },
  nome,
  grupos,
  total,
  onChange,
}: PeriodItemFiltersProps) {
  const states = countBy(grupos, (group) => group.situacao);
  const codes = countBy(
    grupos.filter((group) => situacao === undefined || group.situacao === situacao),
    (group) => group.codigo,
  ).filter(([code]) => code !== '');
  const save = async () => {
    const items = await readAllItems(analysis.id_apuracao, competencia, { q, situacao, codigo, page: 1 });
    const file = { kind: `documentos ${q}`, date: sortablePeriod(competencia) };
    return saveFileAnalysisSheet(analysis, file, analysisItemsSheet(items.map((item) => ({ ...item, competencia }))));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {states.length > 1 && (
        <FilterSelect
          aria-label={`Situação dos documentos de ${nome}`}
          className="w-full sm:w-52"
          every="Todas as situações"
          value={situacao}
          onValueChange={(next) => onChange({ situacao: next, codigo: '', page: 1 })}
          options={states.map(([value, count]) => ({
            value,
            label: `${itemStateLabels[value]} (${formatCount(count)})`,
          }))}
        />
      )}
      {(codes.length > 1 || codigo !== '') && (
        <FilterSelect
          aria-label={`Decisão sobre os documentos de ${nome}`}
          className="w-full sm:w-64"
          every="Todas as decisões"
          value={codigo || undefined}
          onValueChange={(next) => onChange({ situacao, codigo: next ?? '', page: 1 })}
          options={codes.map(([value, count]) => ({
            value,
            label: `${answerName(value, noteFindings)} (${formatCount(count)})`,
          }))}
        />
      )}
      {total > mostExportedItems ? (
        <p className="text-caption text-muted">
          Mais de {formatCount(mostExportedItems)} linhas: filtre para exportar, ou use a planilha do dossiê.
        </p>
      ) : (
        <ExportButton label="Exportar lista" empty={total === 0} save={save} />
      )}
    </div>
  );
}

/** Sums the items of groups by a property, in the order of the groups. */
function countBy<V extends string>(
  grupos: PeriodItemFiltersProps['grupos'],
  of: (group: PeriodItemFiltersProps['grupos'][number]) => V,
): [value: V, count: number][] {
  return [...Map.groupBy(grupos, of)].map(([value, list]) => [value, list.reduce((sum, { itens }) => sum + itens, 0)]);
}
