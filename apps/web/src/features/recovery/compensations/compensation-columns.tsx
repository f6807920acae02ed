import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';

const clientAndService: DataColumn<Compensation> = {
  id: 'cliente',
  header: 'Cliente e serviço',
  cell: ({ empresa, typeServico }) => (
    <>
      <TwoLines>{displayName(empresa)}</TwoLines>
      <TwoLines className="text-caption text-muted">{serviceLabels[typeServico]}</TwoLines>
    </>
  ),
};

const service: DataColumn<Compensation> = {
  id: 'servico',
  header: 'Serviço',
  cell: ({ typeServico }) => serviceLabels[typeServico],
};

/** Returns the columns; without the client's name on a page of one client. */
export function compensationColumns(withClient: boolean): DataColumn<Compensation>[] {
  return [
    { id: 'pa', header: 'PA', cell: ({ pa }) => <span className="figures font-medium">{pa}</span>, width: '5.75rem' },
    withClient ? clientAndService : service,
    { id: 'tributo', header: 'Tributo', cell: ({ tributo }) => compensationTaxLabels[tributo], width: '6.25rem' },
    {
      id: 'perDcomp',
      header: 'PER/DCOMP',
      cell: ({ perDcomp }) => (
        <span className="figures whitespace-normal break-all text-caption tracking-tight">{perDcomp}</span>
      ),
    },
    { id: 'valor', header: 'Valor', cell: ({ value }) => formatBRL(value), align: 'end', width: '8.5rem' },
  ];
}
