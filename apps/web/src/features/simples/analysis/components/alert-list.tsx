import type { AnalysisAlert } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { alertTone, alertValue } from '../alert-tone.ts';

const looks = {
  danger: { icon: CircleX, className: 'text-danger', word: 'Impede o cálculo' },
  warning: { icon: TriangleAlert, className: 'text-warning', word: 'Atenção' },
  info: { icon: Info, className: 'text-info', word: 'Para saber' },
};
const order = ['danger', 'warning', 'info'];

/** Lists the alerts of a month, most severe first. */
export function AlertList({ alerts }: { alerts: readonly AnalysisAlert[] }) {
  const sorted = [...alerts].sort((a, b) => order.indexOf(alertTone(a.codigo)) - order.indexOf(alertTone(b.codigo)));
  return (
    <ul className="divide-y rounded-md border">
      {sorted.map((alert) => {
        const { icon: Icon, className, word } = looks[alertTone(alert.codigo)];
        const value = alertValue(alert);
        return (
          <li key={alert.codigo} className="flex items-start gap-3 px-4 py-2.5 text-body">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{word}: </span>
              {alert.texto}
            </span>
            {value && <span className="figures shrink-0 font-medium">{value}</span>}
          </li>
        );
      })}
    </ul>
  );
}
