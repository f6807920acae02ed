import type { Coverage, CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { formatCount } from '../../../../lib/formats.ts';

type Kind = keyof Coverage['nomes'];

const labels: Record<Kind, string> = {
  canceladas: 'Canceladas',
  denegadas: 'Denegadas',
  nao_autorizadas: 'Não autorizadas',
  sem_protocolo: 'Sem protocolo de autorização',
  duplicadas: 'Enviadas mais de uma vez',
};

interface NamedNotesProps {
  names: Coverage['nomes'];
  months: readonly CoverageMonth[];
}

/** Lists the notes that are not counted, or counted once although sent twice, by access key. */
export function NamedNotes({ names, months }: NamedNotesProps) {
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => names[kind].length > 0);
  if (kinds.length === 0) return null;
  const totalOf = (kind: Kind) =>
    kind === 'duplicadas' ? names[kind].length : months.reduce((sum, { notas }) => sum + notas[kind], 0);

  return (
    <details className="border-t pt-3">
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
        Notas fora da soma, pela chave
      </summary>
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {kinds.map((kind) => (
          <section key={kind} aria-label={labels[kind]} className="min-w-0">
            <h4 className="mb-1 text-caption text-muted">
              {labels[kind]}: {formatCount(Math.max(totalOf(kind), names[kind].length))}
              {totalOf(kind) > names[kind].length && `, as primeiras ${formatCount(names[kind].length)}`}
            </h4>
            <ul className="figures max-h-40 divide-y overflow-y-auto border-y text-caption">
              {names[kind].map((key) => (
                <li key={key} className="break-all py-1">
                  {key}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
