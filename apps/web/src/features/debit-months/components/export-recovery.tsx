import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
import { recoverySheet } from '@restitui/domain/debit-months/debit-months-sheet.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import { ExportButton } from '../../../ui/export-button.tsx';

export function ExportRecovery({ product, months }: { product: Product; months: readonly DebitMonth[] }) {
  const name = () => exportFileName(product.empresa, product.id_client, dayInBrazil(new Date()), 'xlsx');
  return (
    <ExportButton
      label="Exportar meses"
      empty={months.length === 0}
      save={() => saveSheet(recoverySheet(months), name(), months.length)}
    />
  );
}
