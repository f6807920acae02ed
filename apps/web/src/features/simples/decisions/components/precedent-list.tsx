import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Precedent } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { DecisionBadge } from './decision-badge.tsx';

interface PrecedentListProps {
  precedents: readonly Precedent[];
  /** Undefined where the decision may not be reused. */
  onUse: ((precedent: Precedent) => void) | undefined;
}

/** Lists decisions for like products of other clients of the consultancy. */
export function PrecedentList({ precedents, onUse }: PrecedentListProps) {
  if (precedents.length === 0) return null;
  return (
    <section aria-label="Decisões para outros clientes">
      <h3 className="mb-2 font-medium text-body">Decidido para outros clientes</h3>
      <ul className="divide-y rounded-md border">
        {precedents.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-body">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                <DecisionBadge contar={one.contar} />
                <span className="font-medium">{displayName(one.empresa ?? '')}</span>
              </p>
              <p className="mt-1 break-words">{one.motivo}</p>
              <p className="text-caption text-muted">
                {joinFacts(
                  one.evidencia && `Evidência: ${one.evidencia}`,
                  `${displayName(one.autor)}, ${formatDateTime(one.em)}`,
                )}
              </p>
            </div>
            {onUse && (
              <Button size="sm" onClick={() => onUse(one)}>
                Usar aqui
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
