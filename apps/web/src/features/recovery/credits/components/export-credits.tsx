import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { saveCredits } from './save-credits.ts';

export function ExportCredits({ product, credits }: { product: Product; credits: readonly Credit[] }) {
  return (
    <ExportButton
      label="Exportar créditos"
      empty={credits.length === 0}
      save={() => saveCredits(credits, { razao_social: product.empresa, cnpj: product.id_client })}
    />
  );
}
