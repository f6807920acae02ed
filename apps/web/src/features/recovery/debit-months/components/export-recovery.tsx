import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { debitMonthsSheet } from '@restitui/domain/recovery/debit-months/debit-months-sheet.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';
import { ExportButton } from '../../../../ui/export-button.tsx';

export function ExportRecovery({ product, months }: { product: Product; months: readonly DebitMonth[] }) {
  const name = () =>
    exportFileName({
      ...{ company: product.empresa, cnpj: product.id_client, kind: 'meses' },
      ...{ date: dayInBrazil(new Date()), extension: 'xlsx' },
    });
  return (
    <ExportButton
      label="Exportar meses"
      empty={months.length === 0}
      save={() => saveSheet(debitMonthsSheet(months), name(), months.length)}
    />
  );
}
