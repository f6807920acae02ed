import { draftLinksApi } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import { mount } from '../../../http/mount.ts';
import { createDraftLink } from './use-cases/create-draft-link.ts';
import { readDraft } from './use-cases/read-draft.ts';

export const draftLinksRoutes = mount(draftLinksApi, { create: createDraftLink, read: readDraft });
