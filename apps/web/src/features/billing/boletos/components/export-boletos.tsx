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
}

/** Downloads all boletos that match the filters as a spreadsheet. */
export function ExportBoletos({ filters, cnpjcpf }: ExportBoletosProps) {
  const rows = useMutation(exportBoletos(filters, cnpjcpf));

  const save = () =>
    rows.mutate(undefined, {
      onSuccess: async (boletos) => {
        if (boletos.length === 0) return notify.info(boletoMessages.nothingToExport);
        const { saveBoletosSheet } = await import('../boletos-workbook.ts');
        await saveBoletosSheet(boletos).then(
          (name) =>
            boletos.length < mostExportedBoletos
              ? notify.success(boletoMessages.exported(name))
              : notify.warning(boletoMessages.exported(name), boletoMessages.exportCapped),
          () => notify.error(boletoMessages.exportFailed),
        );
      },
    });

  return (
    <Button loading={rows.isPending} onClick={save}>
      <Download aria-hidden />
      Exportar
    </Button>
  );
}
