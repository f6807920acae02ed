import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { taxNames } from '@restitui/domain/simples/analysis/tax-reais.ts';
import { DeclaredActivity, Parcel, ParcelList } from '../../rectifications/components/declared-activity.tsx';

/** Shows the declaration by establishment and activity, with qualifiers and taxes of its parcels. */
export function DeclarationLines({ lines }: { lines: AnalysisMonth['pgdas'] }) {
  return (
    <ol className="space-y-3">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a declaration have no identity but their place
        <DeclaredActivity key={i} line={line} revenue={<span className="font-medium">{formatBRL(line.receita)}</span>}>
          {line.parcelas.length > 0 && (
            <ParcelList>
              {line.parcelas.map(({ valor, qualificadores }, i) => (
                <Parcel
                  // biome-ignore lint/suspicious/noArrayIndexKey: parcels are numbered by their place
                  key={i}
                  title={`Parcela ${i + 1}: ${qualificadores.join(' ') || 'sem qualificador'}`}
                  value={formatBRL(valor)}
                />
              ))}
            </ParcelList>
          )}
          <dl className="figures grid grid-cols-3 gap-x-4 gap-y-2 border-t px-4 py-3 text-caption sm:grid-cols-9">
            {taxNames.map(([key, name]) => (
              <div key={key}>
                <dt className="text-muted">{name}</dt>
                <dd className={key === 'total' ? 'font-medium' : ''}>{formatBRL(line.tributos[key])}</dd>
              </div>
            ))}
          </dl>
        </DeclaredActivity>
      ))}
    </ol>
  );
}
