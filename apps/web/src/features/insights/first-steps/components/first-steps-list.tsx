import type { FirstSteps } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { cn } from '../../../../lib/cn.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useSampleCompany } from '../../../crm/sample-company/sample-company.queries.ts';
import { isOfProvider } from '../first-step-link.ts';
import { FirstStepRow } from './first-step-row.tsx';
import { MailPreview } from './mail-preview.tsx';

interface FirstStepsListProps {
  tenant: string;
  steps: FirstSteps;
  /** Set where the page offers the next act already: a page has one primary button. */
  hasOwnAct: boolean;
}

/** The steps from the first access to the first signed contract, the next one with its action. */
export function FirstStepsList({ tenant, steps, hasOwnAct }: FirstStepsListProps) {
  const { passos, fatos, minutos } = steps;
  const done = passos.filter(({ situacao }) => situacao === 'feito').length;
  const actor = useActor();
  // Its result is wider than the button that asks for it.
  const { isLoading } = useSampleCompany(tenant);
  if (isLoading) return <SkeletonLines />;
  const open = passos.filter(({ situacao }) => situacao === 'aberto');
  // A step of the provider is no next step for those who cannot do it.
  const next = (open.find(({ passo }) => !isOfProvider(passo, actor)) ?? open[0])?.passo;
  return (
    <section aria-labelledby="first-steps" className="mb-8">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="first-steps" className="font-semibold text-title">
            Primeiros passos
          </h2>
          <p className="text-body text-muted">Do primeiro acesso ao primeiro contrato assinado.</p>
        </div>
        <p className="figures text-body text-muted">
          <span className="font-semibold text-ink">
            {done} de {passos.length}
          </span>
          {'\u00a0· '}faltam cerca de {minutos} min
        </p>
      </header>
      <div aria-hidden className="mb-5 flex gap-1">
        {passos.map(({ passo, situacao }) => (
          <span
            key={passo}
            className={cn('h-1.5 flex-1 rounded-full', situacao === 'feito' ? 'bg-positive' : 'bg-neutral-soft')}
          />
        ))}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <ol className="divide-y rounded-md border bg-surface">
            {passos.map(({ passo, situacao }) => (
              <FirstStepRow
                key={passo}
                step={passo}
                state={situacao}
                isNext={passo === next}
                isPrimary={passo === next && !hasOwnAct}
                facts={fatos}
                tenant={tenant}
              />
            ))}
          </ol>
          <p className="text-caption text-muted">
            Esta lista fica aqui até o primeiro contrato assinado. Os passos podem ser feitos em qualquer ordem.
          </p>
        </div>
        <MailPreview tenant={tenant} />
      </div>
    </section>
  );
}
