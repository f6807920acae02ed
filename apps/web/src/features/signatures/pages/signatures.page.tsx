import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BadgeCheck, SearchX, Signature } from 'lucide-react';
import { useActingTenant } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { EvidenceLink } from '../../evidence/components/evidence-link.tsx';
import { signatureColumns } from '../components/signature-columns.tsx';
import { SignatureFilterBar } from '../components/signature-filter-bar.tsx';
import { SignatureReview } from '../components/signature-review.tsx';
import {
  type SignatureFilters,
  type SignatureTab,
  searchOfSignatureFilters,
  signatureFiltersOf,
  signatureRowsByTab,
} from '../signature-filters.ts';
import { signatureMessages } from '../signatures.messages.ts';
import { signatureListQuery } from '../signatures.queries.ts';

export function SignaturesPage() {
  const tenant = useActingTenant();
  const filters = signatureFiltersOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const list = useQuery({ ...signatureListQuery(tenant ?? ''), enabled: tenant !== undefined });
  const rows = list.data && signatureRowsByTab(list.data, filters);
  const searching = filters.q !== '' || filters.escopo !== 'todos';

  function change(next: Partial<SignatureFilters>) {
    const search = searchOfSignatureFilters({ ...filters, ...next });
    navigate({ to: '.', search: search as never, replace: next.q !== undefined, resetScroll: false });
  }

  const tab = (value: SignatureTab, label: string) => ({
    value,
    label: rows ? `${label} (${rows[value].length})` : label,
    content: (
      <Card flush>
        <DataTable
          label={label}
          columns={signatureColumns}
          rows={rows?.[value]}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => change({ registro: id })}
          error={
            list.isError && (
              <ErrorState title={signatureMessages.listFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={<NoSignatures tab={value} searching={searching} />}
        />
      </Card>
    ),
  });

  return (
    <>
      <PageHeader
        title="Assinaturas"
        description="Confira se a selfie, a assinatura e o documento são da mesma pessoa."
        actions={<EvidenceLink />}
      />
      <SignatureFilterBar filters={filters} onChange={change} />
      <Tabs
        label="Assinaturas"
        value={filters.aba}
        onValueChange={(aba) => change({ aba })}
        tabs={[tab('nao-verificados', 'Não Verificados'), tab('verificados', 'Verificados')]}
      />
      <SignatureReview id={filters.registro} onClose={() => change({ registro: undefined })} />
    </>
  );
}

function NoSignatures({ tab, searching }: { tab: SignatureTab; searching: boolean }) {
  if (searching) {
    return (
      <EmptyState icon={SearchX} title="Nenhuma assinatura encontrada" description="Mude a busca ou mostre todos." />
    );
  }
  return tab === 'verificados' ? (
    <EmptyState
      icon={Signature}
      title="Nenhuma assinatura verificada ainda"
      description="Aqui ficam as que alguém conferiu e aceitou."
    />
  ) : (
    <EmptyState
      icon={BadgeCheck}
      title="Tudo conferido"
      description="Quando alguém assinar, as fotos e a assinatura aparecem aqui para conferência."
    />
  );
}
