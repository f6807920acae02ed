import { dayInBrazil } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { canEditIcmsCredits, canExportIcmsCredits } from '@restitui/domain/icms-credits/icms-credits.access.ts';
import { icmsCreditsSheet } from '@restitui/domain/icms-credits/icms-credits-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { Percent, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLastPage, useListAddress } from '../../../lib/list-address.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { notify } from '../../../lib/toast.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { useFocusNext } from '../../../lib/use-focus-next.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { icmsCreditMessages as messages } from '../icms-credits.messages.ts';
import { type IcmsView, icmsCreditsQuery, readAllIcmsCredits } from '../icms-credits.queries.ts';
import { icmsEditButtonId } from './icms-credit-actions.tsx';
import { type EditedRows, IcmsCreditsTable } from './icms-credits-table.tsx';
import { NewIcmsCredit } from './new-icms-credit.tsx';

/** PIS and COFINS that were paid on ICMS, period by period: of one client, or of all in reach (W-448). */
export function IcmsCreditsSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const mayEdit = canEditIcmsCredits(actor);
  const address = useListAddress();
  const view: IcmsView = { id_client: cnpjcpf, q: address.q, pagina: address.pagina };
  const list = useQuery(icmsCreditsQuery(useSelectedTenant()?.id, view));
  const [editing, setEditing] = useState<EditedRows>(new Map());
  const [adding, setAdding] = useState(false);
  const focusNext = useFocusNext();
  const { creditos: rows = [], totais } = list.data?.data ?? {};
  const page = list.data?.page;
  const unsaved = rows.some(({ id }) => editing.has(id));

  useLastPage(page, rows.length, address.go);

  /** Rows in edition would be lost with their page. */
  function show(change: { q: string } | { pagina: number }) {
    if (unsaved) return notify.info(messages.editing);
    address.go(change);
  }

  async function exportAll() {
    const all = await readAllIcmsCredits(view);
    const [company, number] = cnpjcpf ? [all[0]?.empresa ?? '', cnpjcpf] : ['Créditos de ICMS', ''];
    return saveSheet(
      icmsCreditsSheet(all),
      exportFileName(company, number, dayInBrazil(new Date()), 'xlsx'),
      all.length,
    );
  }

  const add = mayEdit && (
    <Button variant={page?.total === 0 && !view.q ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Novo período
    </Button>
  );
  const isEmpty = page?.total === 0;

  return (
    <Card
      flush
      title="Controle de créditos de ICMS"
      description="PIS e COFINS pagos sobre o ICMS: o crédito de cada período, o que foi utilizado e o que foi pago."
      aria-label="Controle de créditos de ICMS"
      actions={
        <div className="flex flex-wrap gap-2">
          {page && canExportIcmsCredits(actor) && (
            <ExportButton label="Exportar controle" empty={isEmpty === true} save={exportAll} />
          )}
          {!(isEmpty && !view.q) && add}
        </div>
      }
    >
      {!(isEmpty && !view.q) && (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-4 pb-4">
          <SearchField
            label="Buscar no controle"
            placeholder={cnpjcpf ? 'Período ou DCOMP' : 'Cliente, CNPJ, período ou DCOMP'}
            value={view.q}
            onSearch={(q) => show({ q })}
            className="w-full max-w-sm"
          />
          {totais && (
            <p className="text-body">
              <span className="text-caption text-muted">Saldo total </span>
              <strong className="figures font-semibold text-lead">{formatBRL(totais.saldo)}</strong>
            </p>
          )}
        </div>
      )}
      {list.isPending && <SkeletonLines />}
      {list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />}
      {isEmpty && (
        <EmptyState
          icon={Percent}
          className="border-t"
          title={view.q ? messages.noneFound : messages.none}
          description={view.q ? 'Tente outro cliente, período ou número de DCOMP.' : aboutEmpty}
          action={!view.q && add}
        />
      )}
      {totais && rows.length > 0 && (
        <IcmsCreditsTable
          rows={rows}
          totals={totais}
          withClient={cnpjcpf === undefined}
          mayEdit={mayEdit}
          editing={editing}
          onEdit={(id, kept) => setEditing((before) => new Map([...before, [id, kept]]))}
          onDone={(id) => {
            setEditing((before) => new Map([...before].filter(([other]) => other !== id)));
            focusNext(icmsEditButtonId(id));
          }}
        />
      )}
      {page && page.total > page.size && (
        <div className="border-t">
          <Pagination page={page} noun="períodos" onPageChange={(pagina) => show({ pagina })} />
        </div>
      )}
      <NewIcmsCredit id_client={cnpjcpf} open={adding} onOpenChange={setAdding} />
      <LeaveGuard unsaved={unsaved} description="Há um período em edição que ainda não foi salvo." />
    </Card>
  );
}

const aboutEmpty =
  'Cada período reúne o crédito de PIS e de COFINS de um mês, o que foi utilizado e o que foi pago dele.';
