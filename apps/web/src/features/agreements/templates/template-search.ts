import { templateList } from '@restitui/domain/agreements/templates/template-list.ts';
import { z } from 'zod';

/** `aba` is the tab that is open; the list without it. */
export const openTab = z.object({ aba: z.enum(['criar', 'excluidos']).optional().catch(undefined) });

/** Search of the page of template templates. */
export const templatesSearch = templateList.search.extend(openTab.shape);
