import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { DataColumn } from '../../../ui/data-column.ts';

const client: DataColumn<Compensation> = {
  id: 'cliente',
  header: 'Cliente',
  cell: ({ empresa }) => <span className="block truncate">{displayName(empresa)}</span>,
};

/** Returns the columns; without the client's name on a page of one client. */
export function compensationColumns(withClient: boolean): DataColumn<Compensation>[] {
  return [
    { id: 'pa', header: 'PA', cell: ({ pa }) => <span className="figures font-medium">{pa}</span>, width: '6rem' },
    ...(withClient ? [client] : []),
    {
      id: 'servico',
      header: 'Serviço',
      cell: ({ typeServico }) => serviceLabels[typeServico],
      width: '12rem',
      hideBelow: 'lg',
    },
    { id: 'tributo', header: 'Tributo', cell: ({ tributo }) => compensationTaxLabels[tributo], width: '7rem' },
    {
      id: 'perDcomp',
      header: 'PER/DCOMP',
      cell: ({ perDcomp }) => (
        <span className="figures whitespace-normal break-all text-caption tracking-tight">{perDcomp}</span>
      ),
      width: '15rem',
    },
    { id: 'valor', header: 'Valor', cell: ({ value }) => formatBRL(value), align: 'end', width: '9rem' },
  ];
}
