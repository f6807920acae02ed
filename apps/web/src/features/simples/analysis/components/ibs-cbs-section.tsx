import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { MonthIbsCbs } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';

/** Shows IBS and CBS of the notes of a month, apart from the refund. */
export function IbsCbsSection({ amounts }: { amounts: MonthIbsCbs }) {
  const { base, ibs, cbs, divergentes, texto, lei } = amounts;
  return (
    <section aria-labelledby="ibs-cbs" className="min-w-0">
      <h3 id="ibs-cbs" className="mb-1 font-medium text-body">
        IBS e CBS nas notas
      </h3>
      <p className="text-body">{keepUnbroken(texto)}</p>
      <p className="text-caption text-muted">{lei}</p>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {[
          { label: 'Base de cálculo', value: base },
          { label: 'IBS', value: ibs },
          { label: 'CBS', value: cbs },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="figures font-medium text-body">{formatBRL(value)}</dd>
          </div>
        ))}
      </dl>
      {divergentes > 0 && (
        <p className="mt-2 text-body text-warning">
          {counted(divergentes, 'nota', 'notas')} {plural(divergentes, 'tem', 'têm')} totais de IBS e CBS diferentes da
          soma dos itens.
        </p>
      )}
    </section>
  );
}
