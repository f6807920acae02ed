import { useLater } from '../../lib/use-later.ts';
import { useOpenClient } from '../../lib/use-open-client.ts';

interface ProductMenuProps {
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

const loadProducts = async () => (await import('./products-of-client.tsx')).ProductsOfClient;

/** Lists the products of the open client; loaded with the first client. */
export function ProductMenu(props: ProductMenuProps) {
  const cnpjcpf = useOpenClient();
  const ProductsOfClient = useLater(loadProducts, cnpjcpf !== undefined);
  return cnpjcpf && ProductsOfClient ? <ProductsOfClient cnpjcpf={cnpjcpf} {...props} /> : null;
}
