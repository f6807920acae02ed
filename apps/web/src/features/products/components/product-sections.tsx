import type { Product } from '@restitui/domain/products/products.api.ts';
import { ChangeHistory } from '../../change-history/components/change-history.tsx';
import { ObservationsPanel } from '../../observations/components/observations-panel.tsx';

/** What stands beneath every product, whatever its service: observations, change history. */
export function ProductSections({ product: { id, id_client } }: { product: Product }) {
  return (
    <>
      <ObservationsPanel key={id} cnpjcpf={id_client} id_produto={id} />
      <ChangeHistory of={{ id_product: id }} />
    </>
  );
}
