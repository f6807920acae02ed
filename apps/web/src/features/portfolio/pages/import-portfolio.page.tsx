import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clientsAddress } from '../../../lib/client-address.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ImportStateBadge } from '../components/import-state-badge.tsx';
import { ImportView } from '../components/import-view.tsx';
import { RecentImports } from '../components/recent-imports.tsx';
import { UploadCard } from '../components/upload-card.tsx';
import { importQuery } from '../portfolio.queries.ts';

export function ImportPortfolioPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const tenantId = useActingTenant() ?? '';
  const { importacao } = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = useQuery({ ...importQuery(importacao ?? ''), enabled: importacao !== undefined });
  const open = (id?: string) => navigate({ to: '.', search: (id ? { importacao: id } : {}) as never });
  const breadcrumb = [{ label: 'Clientes', link: clientsAddress(actor, tenantId) }];

  if (importacao) {
    return (
      <>
        <PageHeader
          title={found.data?.name ?? 'Importar clientes'}
          breadcrumb={breadcrumb}
          badge={found.data && <ImportStateBadge state={found.data.state} />}
          actions={<Button onClick={() => open()}>Enviar outra planilha</Button>}
        />
        <ImportView key={importacao} id={importacao} tenantId={tenantId} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Importar clientes"
        breadcrumb={breadcrumb}
        description={
          actor.typeUser === 'ADMIN' && selected
            ? `Os clientes entram na carteira de ${selected.title}.`
            : 'Traga a sua carteira de uma planilha, de uma só vez.'
        }
      />
      <UploadCard onChecked={open} />
      <RecentImports tenantId={tenantId} onOpen={open} />
    </>
  );
}
