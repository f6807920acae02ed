import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditsSheet } from '@restitui/domain/recovery/credits/credits-sheet.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';
import { ExportButton } from '../../../../ui/export-button.tsx';

export function ExportCredits({ product, credits }: { product: Product; credits: readonly Credit[] }) {
  const name = () =>
    exportFileName({
      ...{ company: product.empresa, cnpj: product.id_client, kind: 'creditos' },
      ...{ date: dayInBrazil(new Date()), extension: 'xlsx' },
    });
  return (
    <ExportButton
      label="Exportar créditos"
      empty={credits.length === 0}
      save={() => saveSheet(creditsSheet(credits), name())}
    />
  );
}
