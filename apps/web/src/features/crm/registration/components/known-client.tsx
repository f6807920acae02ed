import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientLink } from '../../../../lib/client-links.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { clientListQuery } from '../../clients/clients.queries.ts';

/** Warns before the form is filled in that the company is a client already, if the user may see it in the list. */
export function KnownClient({ cnpj }: { cnpj: string }) {
  const actor = useActor();
  const tenantId = useActingTenant();
  const { data } = useQuery({
    ...clientListQuery(tenantId ?? '', { ...clientList.read({}), q: cnpj }),
    enabled: tenantId !== undefined,
  });
  const known = data?.data.some(({ cnpjcpf }) => cnpjcpf === cnpj);
  if (!known || !tenantId) return null;
  return (
    <Notice
      tone="warning"
      title="Esta empresa já é cliente"
      className="flex-wrap"
      action={
        <Link {...clientLink({ actor, tenantId, cnpjcpf: cnpj })} className={buttonLook()}>
          Abrir cliente
        </Link>
      }
    >
      O CNPJ {formatCnpj(cnpj)} não pode ser cadastrado de novo.
    </Notice>
  );
}
