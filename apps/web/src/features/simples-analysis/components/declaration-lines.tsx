import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonth } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';

type DeclarationLine = AnalysisMonth['pgdas'][number];

const taxNames = [
  ['irpj', 'IRPJ'],
  ['csll', 'CSLL'],
  ['cofins', 'COFINS'],
  ['pis', 'PIS'],
  ['cpp', 'CPP'],
  ['icms', 'ICMS'],
  ['ipi', 'IPI'],
  ['iss', 'ISS'],
  ['total', 'Total'],
] as const;

/** The declaration as it was made: establishment, activity, parcels with what marks them, taxes. */
export function DeclarationLines({ lines }: { lines: readonly DeclarationLine[] }) {
  return (
    <ol className="space-y-3">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a declaration have no identity but their place
        <li key={i} className="rounded-md border">
          <div className="flex flex-col gap-x-4 gap-y-1 px-4 py-3 sm:flex-row sm:justify-between">
            <div className="min-w-0">
              <p className="text-caption text-muted">
                <span className="figures">{formatCnpj(line.estabelecimento)}</span>
                {line.anexo && ` · Anexo ${line.anexo}`}
                {line.atividade !== null && ` · Atividade ${line.atividade}`}
              </p>
              <p className="text-body">{line.descricao}</p>
            </div>
            <p className="figures shrink-0 font-medium text-body">{formatBRL(line.receita)}</p>
          </div>
          {line.parcelas.length > 0 && <Parcels parcels={line.parcelas} />}
          <dl className="figures grid grid-cols-3 gap-x-4 gap-y-2 border-t px-4 py-3 text-caption sm:grid-cols-9">
            {taxNames.map(([key, name]) => (
              <div key={key}>
                <dt className="text-muted">{name}</dt>
                <dd className={key === 'total' ? 'font-medium' : ''}>{formatBRL(line.tributos[key])}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Parcels({ parcels }: { parcels: DeclarationLine['parcelas'] }) {
  return (
    <ul className="divide-y border-t text-caption">
      {parcels.map(({ valor, qualificadores }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels are numbered by their place
        <li key={i} className="flex items-baseline justify-between gap-4 px-4 py-2">
          <span className="text-muted">
            Parcela {i + 1}
            {qualificadores.length > 0 ? `: ${qualificadores.join(' ')}` : ': sem qualificador'}
          </span>
          <span className="figures shrink-0">{formatBRL(valor)}</span>
        </li>
      ))}
    </ul>
  );
}
