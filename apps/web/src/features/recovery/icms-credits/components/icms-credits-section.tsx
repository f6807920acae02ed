import { formatBRL } from '@restitui/brazil/money.ts';
import { canEditCredits, canExportCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { type IcmsCreditFilters, icmsCreditList } from '@restitui/domain/recovery/icms-credits/icms-credit-list.ts';
import { icmsCreditsSheet } from '@restitui/domain/recovery/icms-credits/icms-credits-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { fiscalOptionRoutes } from '../../../../lib/route-ids.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useFocusNext } from '../../../../lib/use-focus-next.ts';
import { useListSearch, useNearestPage } from '../../../../lib/use-list-search.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { AddButton, ControlCard } from '../../credits/components/control-card.tsx';
import { saveControlSheet } from '../../credits/components/save-control-sheet.ts';
import { icmsCreditMessages as messages } from '../icms-credits.messages.ts';
import { icmsCreditsQuery, readAllIcmsCredits } from '../icms-credits.queries.ts';
import { icmsEditButtonId } from './icms-credit-actions.tsx';
import { type EditedRows, IcmsCreditsTable } from './icms-credits-table.tsx';
import { NewIcmsCredit } from './new-icms-credit.tsx';

/** Renders PIS and COFINS paid on ICMS by period, of one client or of all clients in reach (W-448). */
export function IcmsCreditsSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const mayEdit = canEditCredits(actor);
  const listSearch = useListSearch(icmsCreditList, fiscalOptionRoutes, { scroll: 'keep' });
  const { filters } = listSearch;
  const list = useQuery(icmsCreditsQuery(useSelectedTenant()?.id, cnpjcpf, filters));
  const [editing, setEditing] = useState<EditedRows>(new Map());
  const [isAdding, setAdding] = useState(false);
  const focusNext = useFocusNext();
  const { creditos: rows = [], totais } = list.data?.data ?? {};
  const page = list.data?.page;
  const unsaved = rows.some(({ id }) => editing.has(id));

  useNearestPage(listSearch, list);

  /** Changing the page would discard rows in edit mode. */
  function show(change: Partial<IcmsCreditFilters>) {
    if (unsaved) return notify.info(messages.editing);
    listSearch.change(change);
  }

  const exportAll = async () =>
    saveControlSheet({
      rows: await readAllIcmsCredits(cnpjcpf, filters),
      sheet: icmsCreditsSheet,
      id_client: cnpjcpf,
      kind: 'creditos de ICMS',
    });
  const adding = mayEdit ? { label: 'Novo período', onAdd: () => setAdding(true) } : undefined;

  return (
    <ControlCard
      title="Controle de créditos de ICMS"
      description="PIS e COFINS pagos sobre o ICMS: o crédito de cada período, o que foi utilizado e o que foi pago."
      aria-label="Controle de créditos de ICMS"
      page={page}
      isNarrowed={filters.q !== ''}
      exporting={canExportCredits(actor) ? { label: 'Exportar controle', save: exportAll } : undefined}
      adding={adding}
      toolbar={
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-4 pb-4">
          <SearchField
            label="Buscar no controle"
            placeholder={cnpjcpf ? 'Período ou DCOMP' : 'Cliente, CNPJ, período ou DCOMP'}
            value={filters.q}
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
      }
      noun={['período', 'períodos']}
      onPageChange={(number) => show({ page: number })}
    >
      {list.isPending && <SkeletonLines />}
      {list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />}
      {page?.total === 0 && (
        <div className="border-t">
          <ListEmpty
            icon={Percent}
            title={messages.none}
            noneFound={messages.noneFound}
            description={aboutEmpty}
            action={adding && <AddButton {...adding} variant="primary" />}
            onClear={icmsCreditList.isNarrowed(filters) ? () => show(icmsCreditList.cleared) : undefined}
          />
        </div>
      )}
      {totais && rows.length > 0 && (
        <IcmsCreditsTable
          rows={rows}
          totals={totais}
          withClient={cnpjcpf === undefined}
          mayEdit={mayEdit}
          editing={editing}
          onEdit={(id, refused) => setEditing((before) => new Map([...before, [id, refused]]))}
          onDone={(id) => {
            setEditing((before) => new Map([...before].filter(([other]) => other !== id)));
            focusNext(icmsEditButtonId(id));
          }}
        />
      )}
      <NewIcmsCredit id_client={cnpjcpf} open={isAdding} onOpenChange={setAdding} />
      <LeaveGuard unsaved={unsaved} description="Há um período em edição que ainda não foi salvo." />
    </ControlCard>
  );
}

const aboutEmpty =
  'Cada período reúne o crédito de PIS e de COFINS de um mês, o que foi utilizado e o que foi pago dele.';
