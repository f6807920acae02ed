import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { canUseSampleCompany } from '@restitui/domain/crm/sample-company/sample-company.access.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { productLink } from '../../../../lib/client-links.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useSampleCompany } from '../sample-company.queries.ts';
import { RemoveSample } from './remove-sample.tsx';

/** Marks the pages of the sample company; nothing on those of clients. */
export function SampleBanner({ tenant, cnpjcpf }: { tenant: string; cnpjcpf: string }) {
  const actor = useActor();
  const navigate = useNavigate();
  if (!isSampleClient(cnpjcpf)) return null;
  const home = actor.typeUser === 'ADMIN' ? '/admin/empresas' : '/home';
  return (
    <Notice
      tone="info"
      className="mb-4"
      title="Empresa de exemplo"
      action={
        canUseSampleCompany(actor, tenant) && (
          <RemoveSample tenant={tenant} look="secondary" onRemoved={() => void navigate({ to: home })} />
        )
      }
    >
      <p>
        Os arquivos e os valores são inventados. Ela não entra em listas, números nem cobranças, e não recebe contratos
        nem mensagens.
      </p>
    </Notice>
  );
}

/** Names the sample company below the list of clients, which leaves it out. */
export function SampleNote({ tenant }: { tenant: string }) {
  const actor = useActor();
  const { sample } = useSampleCompany(tenant);
  if (!sample) return null;
  const place = { actor, tenantId: tenant, cnpjcpf: sample.id_client };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
      <p>A empresa de exemplo está criada e não aparece nesta lista.</p>
      <span className="flex gap-2">
        <Button asChild size="sm" variant="ghost">
          <Link {...productLink(place, sample.id_product)}>Abrir o exemplo</Link>
        </Button>
        <RemoveSample tenant={tenant} />
      </span>
    </div>
  );
}
