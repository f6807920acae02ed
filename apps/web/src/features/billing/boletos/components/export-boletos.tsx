import type { BoletoListFilters } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { mostExportedBoletos } from '@restitui/domain/billing/boletos/boletos-sheet.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { boletoMessages } from '../boletos.messages.ts';
import { exportBoletos } from '../boletos.queries.ts';

interface ExportBoletosProps {
  filters: BoletoListFilters;
  cnpjcpf: string | undefined;
  /** Restricts the spreadsheet to these boletos of the list. */
  chosen?: readonly { id: string }[];
}

/** Downloads all boletos that match the filters, or the selected ones of them, as a spreadsheet. */
export function ExportBoletos({ filters, cnpjcpf, chosen }: ExportBoletosProps) {
  const rows = useMutation(exportBoletos(filters, cnpjcpf));

  const save = () =>
    rows.mutate(undefined, {
      onSuccess: async (matching) => {
        // The call is that of the whole list, so that the activity log has every export.
        const ids = chosen && new Set(chosen.map(({ id }) => id));
        const boletos = ids ? matching.filter(({ id }) => ids.has(id)) : matching;
        if (boletos.length === 0) return notify.info(boletoMessages.nothingToExport);
        const { saveBoletosSheet } = await import('../boletos-workbook.ts');
        await saveBoletosSheet(boletos).then(
          (name) =>
            matching.length < mostExportedBoletos || ids
              ? notify.success(boletoMessages.exported(name))
              : notify.warning(boletoMessages.exported(name), boletoMessages.exportCapped),
          () => notify.error(boletoMessages.exportFailed),
        );
      },
    });

  return (
    <Button size={chosen ? 'sm' : 'md'} loading={rows.isPending} onClick={save}>
      <Download aria-hidden />
      Exportar {chosen?.length}
    </Button>
  );
}
