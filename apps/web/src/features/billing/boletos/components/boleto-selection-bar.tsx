import type { BoletoListFilters } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { canExportBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectionBar } from '../../../../ui/selection-bar.tsx';
import { refreshBoletos } from '../boletos.queries.ts';
import { openTotalText } from '../open-total-text.ts';
import { ExportBoletos } from './export-boletos.tsx';

interface BoletoSelectionBarProps {
  /** The selected boletos of the page. */
  boletos: readonly Boleto[];
  filters: BoletoListFilters;
  cnpjcpf: string | undefined;
  onClear: () => void;
}

/** Actions on the selected boletos, with the total of those that are open. */
export function BoletoSelectionBar({ boletos, filters, cnpjcpf, onClear }: BoletoSelectionBarProps) {
  const actor = useActor();
  const refresh = useMutation(refreshBoletos());
  const atBank = boletos.filter(({ codigoSolicitacao }) => codigoSolicitacao !== null);
  return (
    <SelectionBar count={boletos.length} note={openTotalText(boletos)} onClear={onClear}>
      {canExportBoletos(actor) && <ExportBoletos filters={filters} cnpjcpf={cnpjcpf} chosen={boletos} />}
      <Button
        size="sm"
        disabled={atBank.length === 0}
        loading={refresh.isPending}
        onClick={() => refresh.mutate(atBank)}
      >
        <RefreshCw aria-hidden />
        Consultar banco
      </Button>
    </SelectionBar>
  );
}
