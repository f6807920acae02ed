import { Link } from '@tanstack/react-router';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useFirstSteps } from '../first-steps.queries.ts';

/** Leads the provider's CEO, who begins at the alerts, to the steps of the selected company. */
export function FirstStepsLink() {
  const tenant = useActingTenant();
  return tenant ? <LinkTo tenant={tenant} /> : null;
}

function LinkTo({ tenant }: { tenant: string }) {
  const { steps, isLoading } = useFirstSteps(tenant);
  const to = useActor().typeUser === 'ADMIN' ? '/admin/empresas' : '/home';
  if (isLoading) return <SkeletonLines />;
  if (!steps) return null;
  const done = steps.passos.filter(({ situacao }) => situacao === 'feito').length;
  return (
    <Notice
      tone="info"
      className="mb-4"
      title="Primeiros passos"
      action={
        <Button asChild size="sm">
          <Link to={to}>Continuar</Link>
        </Button>
      }
    >
      <p>
        {done} de {steps.passos.length} feitos, até o primeiro contrato assinado.
      </p>
    </Notice>
  );
}
