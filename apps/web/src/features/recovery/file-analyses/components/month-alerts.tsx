import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { countableDoubts } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import type { AnalysisMonthRow, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { ChoiceEffect } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { formatDate, keepUnbroken } from '../../../../lib/formats.ts';
import { DoubtChoice } from './doubt-choice.tsx';

interface MonthAlertsProps {
  analysis: FileAnalysis;
  month: AnalysisMonthRow;
  mayChange: boolean;
  effectOf: (codigo: string) => ChoiceEffect | undefined;
}

/** Lists the remarks of a month; doubts that an analyst may decide are counted or rejected here. */
export function MonthAlerts({ analysis, month: { competencia, alertas }, mayChange, effectOf }: MonthAlertsProps) {
  const { id_apuracao, escolhas } = analysis;
  if (alertas.length === 0) return null;
  const rejectionOf = (codigo: string) =>
    escolhas.find(
      ({ valor }) =>
        valor.tipo === 'duvida' && valor.competencia === competencia && valor.codigo === codigo && !valor.conta,
    );
  return (
    <section aria-label="Avisos do mês">
      <h3 className="pb-2 font-semibold text-body">Avisos</h3>
      <ul className="flex flex-col gap-3">
        {alertas.map(({ codigo, texto, valor }) => {
          const rejection = rejectionOf(codigo);
          const choice = { id_apuracao, competencia, codigo, effect: effectOf(codigo) };
          return (
            <li key={codigo} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b pb-2 text-body">
              <div className="min-w-0 flex-1 basis-64">
                <p>{keepUnbroken(texto)}</p>
                {rejection && (
                  <p className="text-caption text-muted">
                    Rejeitada por {displayName(rejection.autor)} em {formatDate(rejection.em)}: {rejection.motivo}
                  </p>
                )}
              </div>
              {valor !== null && <span className="figures">{formatBRL(valor)}</span>}
              {mayChange && countableDoubts.includes(codigo) && (
                <span className="flex gap-2">
                  {!rejection && <DoubtChoice {...choice} decision="reject" />}
                  <DoubtChoice {...choice} decision="count" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
