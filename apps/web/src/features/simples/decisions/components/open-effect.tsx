import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesEffect } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { formatSubject, formatSubjectCodes } from '../decision-texts.ts';
import { discardEffect } from '../simples-decisions.queries.ts';
import { DecisionBadge } from './decision-badge.tsx';
import { EffectResult } from './effect-result.tsx';

/** Shows a preview from the queue to its result, with the decisions that it would store. */
export function OpenEffect({ effect }: { effect: SimplesEffect }) {
  const discard = useMutation(discardEffect(effect.id));
  const { state, feitas, total } = effect;
  const end = (label: string) => (
    <Button size="sm" loading={discard.isPending} onClick={() => discard.mutate()}>
      {label}
    </Button>
  );

  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <Proposals proposals={effect.propostas} />
      {(state === 'na_fila' || state === 'processando') && (
        <div className="flex items-end gap-4 rounded-md border p-4">
          <Progress
            className="min-w-0 flex-1"
            label={state === 'na_fila' ? 'O teste espera a sua vez' : 'Testando o efeito'}
            value={state === 'na_fila' ? undefined : (feitas / total) * 100}
            detail={`${feitas} de ${counted(total, 'apuração', 'apurações')}`}
          />
          {end('Parar')}
        </div>
      )}
      {state === 'falhou' && (
        <Notice tone="danger" action={end('Descartar')}>
          {effect.erro}
        </Notice>
      )}
      {state === 'pronto' && <EffectResult effect={effect} discard={end('Descartar')} />}
    </div>
  );
}

function Proposals({ proposals }: { proposals: SimplesEffect['propostas'] }) {
  const [first] = proposals;
  if (!first) return null;
  return (
    <section aria-label="Decisões propostas" className="rounded-md border p-4 text-body">
      <ul className="flex max-h-48 flex-col gap-2 overflow-y-auto">
        {proposals.map((proposal) => (
          <li
            key={`${proposal.codigo} ${proposal.ncm} ${proposal.extipi}`}
            className="flex flex-wrap items-center gap-2"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-medium">{formatSubject(proposal)}</span>
              <span className="figures block text-caption text-muted">{formatSubjectCodes(proposal)}</span>
            </span>
            <DecisionBadge contar={proposal.contar} />
          </li>
        ))}
      </ul>
      <p className="mt-2 whitespace-pre-line break-words text-caption text-muted">
        {joinFacts(first.motivo, first.evidencia && `Evidência: ${first.evidencia}`)}
      </p>
    </section>
  );
}
