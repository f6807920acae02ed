import { formatBRL } from '@restitui/brazil/money.ts';
import {
  classDescriptions,
  classLabels,
  type PositionClass,
  positionClass,
} from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { ClassTotals } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { StatCard, StatGroup } from '../../../../ui/stat-card.tsx';

interface ClassChoiceProps {
  totals: Record<PositionClass, ClassTotals>;
  selected: Pick<ClassTotals, 'credito' | 'corrigido'>;
  classes: readonly PositionClass[];
  /** Undefined for users who may not choose. */
  onTick: ((classe: PositionClass, isTicked: boolean) => void) | undefined;
  /** Month up to which Selic is applied. */
  month: string;
  meses: readonly AnalysisMonthRow[];
}

const sumOf = ({ credito, prescrito, fora }: ClassTotals) => credito + prescrito + fora;

/** Shows the selected total, and each class apart with what it holds and whether it is summed (PR-072). */
export function ClassChoice({ totals, selected, classes, onTick, month, meses }: ClassChoiceProps) {
  const shown = positionClass.options.filter((classe) => sumOf(totals[classe]) > 0 || classes.includes(classe));
  const first = meses[0]?.competencia;
  const last = meses.at(-1)?.competencia;
  return (
    <>
      <StatGroup label="Totais da análise" className="sm:grid-cols-3">
        <StatCard emphasis label="Crédito selecionado" value={formatBRL(selected.credito)} hint="sem Selic" />
        <StatCard label="Corrigido" value={formatBRL(selected.corrigido)} hint={`Selic do pagamento até ${month}`} />
        <StatCard label="Meses" value={meses.length} hint={first && `de ${first} a ${last}`} />
      </StatGroup>
      <Card title="Classes" description="Só o que está marcado, é contável e não prescreveu entra no total.">
        <ul className="flex flex-col gap-3">
          {shown.map((classe) => {
            const { credito, corrigido, prescrito, fora } = totals[classe];
            return (
              <li
                key={classe}
                className="grid gap-x-4 gap-y-1 border-b pb-3 last:border-b-0 last:pb-0 sm:grid-cols-[1fr_auto]"
              >
                <div className="min-w-0">
                  <Checkbox
                    label={classLabels[classe]}
                    checked={classes.includes(classe)}
                    disabled={!onTick}
                    onCheckedChange={(checked) => onTick?.(classe, checked === true)}
                  />
                  <p className="pl-6 text-caption text-muted">{classDescriptions[classe]}</p>
                </div>
                <div className="figures pl-6 text-caption text-muted sm:text-right">
                  <p className="font-medium text-body text-ink">{formatBRL(credito)}</p>
                  <p>corrigido {formatBRL(corrigido)}</p>
                  {prescrito > 0 && <p>prescrito {formatBRL(prescrito)}</p>}
                  {fora > 0 && <p>não contável {formatBRL(fora)}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </>
  );
}
