import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { ChangeHistory } from '../../../insights/change-history/components/change-history.tsx';
import { ObservationsPanel } from '../../observations/components/observations-panel.tsx';

/** Renders the sections of every product: observations and change history. */
export function ProductSections({ product: { id, id_client } }: { product: Product }) {
  return (
    <>
      <ObservationsPanel key={id} cnpjcpf={id_client} id_produto={id} />
      <ChangeHistory of={{ id_product: id }} />
    </>
  );
}
