import { plural } from '@restitui/brazil/counted.ts';
import { canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { effectQuery, startEffect } from '../simples-decisions.queries.ts';
import { OpenEffect } from './open-effect.tsx';

interface EffectPanelProps {
  /** Null: all clients of the consultancy. */
  id_client: string | null;
  /** Changes that the result does not include; if undefined, a preview is always offered. */
  changes?: { mudancas: number; regras_antigas: boolean };
  /** The preview is the next step. */
  isNext?: boolean;
  /** Takes the height of the offer while it loads. */
  keepsRoom?: boolean;
}

/** Previews what the current rules and decisions would change. */
export function EffectPanel({ id_client, changes, isNext = false, keepsRoom = false }: EffectPanelProps) {
  const actor = useActor();
  const tenant = useActingTenant();
  const may = id_client !== null || canDecideForTenant(actor);
  const effect = useQuery({ ...effectQuery(tenant, id_client), enabled: may });
  const start = useMutation(startEffect);
  if (!may || (effect.isPending && !keepsRoom)) return null;
  if (effect.data) {
    return (
      <div className="px-4 pb-4">
        <OpenEffect effect={effect.data} />
      </div>
    );
  }
  if (changes && changes.mudancas === 0 && !changes.regras_antigas) return null;

  return (
    <div aria-hidden={effect.isPending} className={`px-4 pb-4 ${effect.isPending ? 'invisible' : ''}`}>
      <Notice
        tone="info"
        title={titleOf(changes)}
        action={
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            size="sm"
            loading={start.isPending}
            onClick={() => start.mutate({ id_client })}
          >
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
  return `${plural(mudancas, 'Uma decisão mudou', `${mudancas} decisões mudaram`)} depois desta análise`;
}
