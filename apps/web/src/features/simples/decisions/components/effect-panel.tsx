import { canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SimplesEffect } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { discardEffect, effectQuery, startEffect } from '../simples-decisions.queries.ts';
import { EffectResult } from './effect-result.tsx';

interface EffectPanelProps {
  /** Null: all clients of the consultancy. */
  id_client: string | null;
  /** Changes that the result does not include; if undefined, a preview is always offered. */
  changes?: { mudancas: number; regras_antigas: boolean };
}

/** Previews what the current rules and decisions would change. */
export function EffectPanel({ id_client, changes }: EffectPanelProps) {
  const actor = useActor();
  const tenant = useActingTenant();
  const may = id_client !== null || canDecideForTenant(actor);
  const effect = useQuery({ ...effectQuery(tenant, id_client), enabled: may });
  const start = useMutation(startEffect);
  if (!may || effect.isPending) return null;
  if (effect.data) return <OpenEffect effect={effect.data} />;
  if (changes && changes.mudancas === 0 && !changes.regras_antigas) return null;

  return (
    <div className="px-4 pb-4">
      <Notice
        tone="info"
        title={titleOf(changes)}
        action={
          <Button size="sm" loading={start.isPending} onClick={() => start.mutate(id_client)}>
            Ver o efeito
          </Button>
        }
      >
        O teste refaz as contas à parte, com os arquivos guardados. As análises só mudam se você aplicar.
      </Notice>
    </div>
  );
}

function titleOf(changes: EffectPanelProps['changes']): string {
  if (!changes) return 'Regras e decisões de hoje nas apurações abertas';
  const { mudancas } = changes;
  if (mudancas === 0) return 'Esta análise foi feita por regras anteriores às de hoje';
  return mudancas === 1
    ? 'Uma decisão mudou depois desta análise'
    : `${mudancas} decisões mudaram depois desta análise`;
}

function OpenEffect({ effect }: { effect: SimplesEffect }) {
  const discard = useMutation(discardEffect(effect.id));
  const { state, feitas, total } = effect;
  const end = (label: string) => (
    <Button size="sm" loading={discard.isPending} onClick={() => discard.mutate()}>
      {label}
    </Button>
  );

  return (
    <div className="flex flex-col gap-3 px-4 pb-4" aria-live="polite">
      {(state === 'na_fila' || state === 'processando') && (
        <div className="flex items-end gap-4 rounded-md border p-4">
          <Progress
            className="min-w-0 flex-1"
            label={state === 'na_fila' ? 'O teste espera a sua vez' : 'Testando o efeito'}
            value={state === 'na_fila' ? undefined : (feitas / total) * 100}
            detail={`${feitas} de ${total} ${total === 1 ? 'apuração' : 'apurações'}`}
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
