import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';

/** Link to the evidence of the selected company, for permitted staff. */
export function EvidenceLink() {
  const actor = useActor();
  const tenant = useActingTenant();
  if (!canVerifyIntegrity(actor, tenant ?? actor.id_tenant)) return null;
  return (
    <Button asChild>
      <Link to="/evidencias">
        <ShieldCheck aria-hidden />
        Evidências
      </Link>
    </Button>
  );
}
