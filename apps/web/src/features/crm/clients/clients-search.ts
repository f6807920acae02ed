import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { textParam } from '../../../lib/search-params.ts';

/** The search of the list of clients: what it shows, and the view that it was opened from. */
export const clientsSearch = clientList.search.extend({ vista: textParam });
