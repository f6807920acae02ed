import { useQuery } from '@tanstack/react-query';
import { clientsLink } from '../../../../lib/client-links.ts';
import { importRoutes } from '../../../../lib/route-ids.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ImportStateBadge } from '../components/import-state-badge.tsx';
import { ImportView } from '../components/import-view.tsx';
import { RecentImports } from '../components/recent-imports.tsx';
import { UploadCard } from '../components/upload-card.tsx';
import { openImport } from '../import-search.ts';
import { importQuery } from '../portfolio.queries.ts';

export function ImportPortfolioPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const tenantId = useActingTenant() ?? '';
  const [{ importacao }, changeSearch] = usePageSearch(openImport, importRoutes);
  const found = useQuery({ ...importQuery(importacao ?? ''), enabled: importacao !== undefined });
  const open = (id?: string) => changeSearch({ importacao: id }, { resetScroll: true });
  const breadcrumb = [{ label: 'Clientes', link: clientsLink(actor, tenantId) }];

  if (importacao) {
    return (
      <Page
        title={found.data?.name ?? 'Importar clientes'}
        breadcrumb={breadcrumb}
        badge={found.data && <ImportStateBadge state={found.data.state} />}
        actions={<Button onClick={() => open()}>Enviar outra planilha</Button>}
      >
        <ImportView key={importacao} id={importacao} tenantId={tenantId} />
      </Page>
    );
  }
  return (
    <Page
      title="Importar clientes"
      breadcrumb={breadcrumb}
      description={
        actor.typeUser === 'ADMIN' && selected
          ? `Os clientes entram na carteira de ${selected.title}.`
          : 'Traga a sua carteira de uma planilha, de uma só vez.'
      }
    >
      <UploadCard onChecked={open} />
      <RecentImports tenantId={tenantId} onOpen={open} />
    </Page>
  );
}
