import { formatDay } from '@restitui/brazil/day.ts';
import type { ErasurePlan } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import { useId } from 'react';

interface ErasureOutcomeProps {
  plan: ErasurePlan;
  /** Whether the erasure is completed or only planned. */
  done: boolean;
}

/** Lists what is erased and what is retained, why and until when. */
export function ErasureOutcome({ plan: { apagado, mantido }, done }: ErasureOutcomeProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby={`${id}-a`}>
        <h3 id={`${id}-a`} className="mb-2 font-semibold text-body">
          {done ? 'Foi apagado' : 'Será apagado'}
        </h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-body">
          {apagado.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-m`}>
        <h3 id={`${id}-m`} className="mb-2 font-semibold text-body">
          {done ? 'Foi mantido' : 'Será mantido'}
        </h3>
        <ul className="flex flex-col divide-y rounded-md border">
          {mantido.map(({ dado, motivo, fonte, ate }) => (
            <li key={dado} className="flex flex-col gap-1 p-3 text-body">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-60 font-medium">{dado}</span>
                {ate && <span className="figures whitespace-nowrap text-caption">até {formatDay(ate)}</span>}
              </span>
              <span>{motivo}</span>
              <span className="text-caption text-muted">{fonte}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
