import { leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `lead` is the contact that is open. */
export const openLead = z.object({ lead: textParam });

/** Search of the page of contacts. */
export const leadsSearch = leadList.search.extend(openLead.shape);
