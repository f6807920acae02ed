import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { counted, plural } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { NumberGap, NumberSeries } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { useState } from 'react';
import { formatCount, formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { modelLabel } from '../model-label.ts';

/** A company with ten stores has dozens of series. */
const first = 6;

/** Lists each number series with its first and last number and the gaps. */
export function NumberSeriesList({ series }: { series: readonly NumberSeries[] }) {
  const [isWhole, setWhole] = useState(false);
  if (series.length === 0) return null;
  const shown = isWhole ? series : series.slice(0, first);
  const missing = series.filter(({ lacunas_total }) => lacunas_total > 0).length;
  return (
    <details className="border-t pt-3">
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
        {counted(series.length, 'série de numeração', 'séries de numeração')}
        {missing > 0 && `, ${formatCount(missing)} com lacunas`}
      </summary>
      <ul className="mt-3 grid gap-3 lg:grid-cols-2">
        {shown.map((one) => (
          <li key={`${one.estabelecimento} ${one.modelo} ${one.serie}`} className="min-w-0 rounded-md border px-4 py-3">
            <Series series={one} />
          </li>
        ))}
      </ul>
      {series.length > first && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostrar menos' : `Mostrar todas (${formatCount(series.length)})`}
        </Button>
      )}
    </details>
  );
}

function Series({ series }: { series: NumberSeries }) {
  const { estabelecimento, primeiro, ultimo, faltam, lacunas, lacunas_total, propria } = series;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-body">
        <span className="font-medium">{modelLabel(series)}</span>
        <span className="figures text-caption text-muted">{formatCnpj(estabelecimento)}</span>
      </p>
      <p className="figures mt-1 text-caption text-muted">
        Números {formatCount(primeiro)} a {formatCount(ultimo)}&nbsp;· {joinFacts(...countsOf(series))}
      </p>
      {!propria && (
        <p className="mt-2 text-caption text-muted">Série do site do fisco: a numeração não é só do cliente.</p>
      )}
      {propria && lacunas_total === 0 && <p className="mt-2 text-caption text-positive">Sem lacunas na numeração.</p>}
      {lacunas_total > 0 && (
        <>
          <p className="mt-2 text-body">
            {plural(faltam, 'Falta', 'Faltam')} {counted(faltam, 'número', 'números')} em{' '}
            {counted(lacunas_total, 'lacuna', 'lacunas')}
          </p>
          <ul className="figures mt-1 max-h-40 overflow-y-auto text-caption text-muted">
            {lacunas.map((gap) => (
              <li key={gap.de}>{formatGap(gap)}</li>
            ))}
          </ul>
          {lacunas_total > lacunas.length && (
            <p className="mt-1 text-caption text-muted">
              Listadas as primeiras {formatCount(lacunas.length)} de {formatCount(lacunas_total)}.
            </p>
          )}
        </>
      )}
    </>
  );
}

function formatGap({ de, ate, depois_de, antes_de, salto }: NumberGap): string {
  const numbers = de === ate ? formatCount(de) : `${formatCount(de)} a ${formatCount(ate)}`;
  const days = depois_de === antes_de ? formatDate(depois_de) : `${formatDate(depois_de)} a ${formatDate(antes_de)}`;
  return `${numbers} (${days})${salto ? ', provável salto da numeração' : ''}`;
}

function countsOf(series: NumberSeries): string[] {
  const counts: [number, string, string][] = [
    [series.notas, 'autorizada', 'autorizadas'],
    [series.canceladas, 'cancelada', 'canceladas'],
    [series.denegadas, 'denegada', 'denegadas'],
    [series.nao_autorizadas, 'não autorizada', 'não autorizadas'],
    [series.sem_protocolo, 'sem protocolo', 'sem protocolo'],
    [series.inutilizadas, 'inutilizada', 'inutilizadas'],
  ];
  return counts.flatMap(([count, one, many]) => (count > 0 ? [counted(count, one, many)] : []));
}
