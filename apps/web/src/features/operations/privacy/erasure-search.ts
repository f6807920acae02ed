import { erasureList } from '@restitui/domain/operations/privacy/erasure-list.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `solicitacao` is the request that is open. */
export const openErasure = z.object({ solicitacao: textParam });

/** Search of the page of erasure requests. */
export const erasuresSearch = erasureList.search.extend(openErasure.shape);
