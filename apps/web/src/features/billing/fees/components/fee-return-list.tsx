import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { FeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { Undo2 } from 'lucide-react';
import { formatDate, formatDateTime, keepUnbroken } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface FeeReturnListProps {
  given: readonly FeeReturn[];
  /** Undefined for users who may not reverse them. */
  onReverse: ((given: FeeReturn) => void) | undefined;
}

/** Lists the recorded returns with author, note and reversal. */
export function FeeReturnList({ given, onReverse }: FeeReturnListProps) {
  return (
    <section aria-labelledby="devolucoes-registradas">
      <h3 id="devolucoes-registradas" className="font-semibold text-body">
        Devoluções registradas
      </h3>
      <ul className="mt-1 divide-y border-y">
        {given.map((one) => (
          <li key={one.id} className="flex min-h-12 items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="figures text-body">{keepUnbroken(`${formatBRL(one.valor)} em ${formatDate(one.data)}`)}</p>
              <p className="figures break-words text-caption text-muted">
                {joinFacts(one.observacao, `${displayName(one.autor)}, ${formatDateTime(one.createdDate)}`)}
              </p>
              {one.estornadoEm && (
                <p className="figures break-words text-caption text-muted">
                  {`Estornada por ${displayName(one.estornadoPor ?? '')}, ${formatDateTime(one.estornadoEm)}: ${one.motivoEstorno}`}
                </p>
              )}
            </div>
            {one.estornadoEm ? (
              <Badge tone="neutral">Estornada</Badge>
            ) : (
              onReverse && (
                <IconButton
                  icon={Undo2}
                  size="sm"
                  label={`Estornar a devolução de ${formatBRL(one.valor)}`}
                  onClick={() => onReverse(one)}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
