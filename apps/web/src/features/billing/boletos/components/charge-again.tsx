import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { Link } from '@tanstack/react-router';
import { clientFinancialOptionsLink } from '../../../../lib/client-links.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { leavesFees } from '../leaves-fees.ts';

/** Links to the fees of the client, where those of a cancelled or refunded boleto are charged again. */
export function ChargeAgain({ boleto }: { boleto: BoletoDetail }) {
  const actor = useActor();
  const { id_tenant: tenantId, id_client: cnpjcpf } = boleto;
  if (cnpjcpf === null || !leavesFees(boleto) || !canReadFees(actor)) return null;
  return (
    <Button asChild>
      <Link {...clientFinancialOptionsLink({ actor, tenantId, cnpjcpf })} search={{ area: 'honorarios' }}>
        Ver honorários do cliente
      </Link>
    </Button>
  );
}
