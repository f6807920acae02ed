import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { AuthenticityResult, VerifiedNote } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import {
  authenticityVerdict,
  authenticityVerdictLabels,
} from '@restitui/domain/simples/authenticity/authenticity-verdict.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { verdictTones } from '../verdict-tone.ts';

const listed = 200;

/** Shows the counts by verdict and the flagged notes. */
export function CheckResult({ result }: { result: AuthenticityResult }) {
  const { contagens, apontadas, autenticas, pedidas } = result;
  const flagged = pedidas - (contagens.autentica ?? 0);
  const counts = authenticityVerdict.options.filter((verdict) => (contagens[verdict] ?? 0) > 0);

  return (
    <>
      <ul aria-label="Resultado da verificação" className="flex flex-wrap gap-2">
        {counts.map((verdict) => (
          <li key={verdict}>
            <Badge tone={verdictTones[verdict]}>
              {authenticityVerdictLabels[verdict]}: {formatCount(contagens[verdict] ?? 0)}
            </Badge>
          </li>
        ))}
      </ul>
      {flagged === 0 ? (
        <Notice tone="positive" title="Nenhuma nota apontada">
          O conteúdo de todas as notas verificadas é o que foi assinado com o certificado que as acompanha, em nome do
          CNPJ do emitente.
        </Notice>
      ) : (
        <section aria-label="Notas apontadas" className="min-w-0">
          <h3 className="mb-1 font-medium text-body">{counted(flagged, 'nota apontada', 'notas apontadas')}</h3>
          <NoteList notes={apontadas.slice(0, listed)} />
          {flagged > listed && (
            <p className="mt-1 text-caption text-muted">
              Listadas as primeiras {formatCount(Math.min(listed, apontadas.length))}, as mais graves antes.
            </p>
          )}
        </section>
      )}
      {autenticas.length > 0 && (
        <details className="border-t pt-3">
          <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
            {counted(autenticas.length, 'nota autêntica', 'notas autênticas')}
          </summary>
          <NoteList notes={autenticas} />
        </details>
      )}
    </>
  );
}

function NoteList({ notes }: { notes: readonly VerifiedNote[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <ul tabIndex={0} aria-label="Notas pela chave" className="max-h-96 divide-y overflow-y-auto border-y">
      {notes.map(({ chave, arquivo, veredito, motivo, titular }) => (
        <li key={chave} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2 text-body">
          <div className="min-w-0 flex-1 basis-72">
            <p className="figures break-all">{chave}</p>
            <p className="break-all text-caption text-muted">{joinFacts(arquivo, titular)}</p>
          </div>
          <div className="min-w-0 basis-72">
            <Badge tone={verdictTones[veredito]}>{authenticityVerdictLabels[veredito]}</Badge>
            {motivo && <p className="mt-1 text-caption text-muted">{motivo}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
