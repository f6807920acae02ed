import { clientRoutes } from './route-ids.ts';
import { useRouteParam } from './use-route-param.ts';

/** Returns the CNPJ or CPF of the client whose pages are open; undefined elsewhere. */
export const useOpenClient = () => useRouteParam('cnpjcpf', clientRoutes);
