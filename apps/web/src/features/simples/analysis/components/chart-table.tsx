import { formatBRL } from '@restitui/brazil/money.ts';
import type { MonthBar } from '../month-bars.ts';

/** Table of the chart's numbers. */
export function ChartTable({ bars }: { bars: readonly MonthBar[] }) {
  return (
    <details className="mt-2 text-caption">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted hover:text-ink">Ver os números</summary>
      <div className="mt-2 max-h-72 overflow-y-auto">
        <table className="figures w-full">
          <caption className="sr-only">PIS e COFINS por mês: pago, devido e a restituir</caption>
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th scope="col" className="py-1 text-left font-medium">
                Mês
              </th>
              {['Pago', 'Devido', 'A restituir'].map((heading) => (
                <th key={heading} scope="col" className="py-1 text-right font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.competencia} className="border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {bar.competencia}
                </th>
                <td className="text-right">{formatBRL(bar.pago)}</td>
                <td className="text-right">{bar.devido === null ? '—' : formatBRL(bar.devido)}</td>
                <td className="text-right font-medium">{formatBRL(bar.restituir)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
