import { noteDocumentsApi } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import { mount } from '../../../http/mount.ts';
import { readNoteDocument } from './use-cases/read-note-document.ts';

export const noteDocumentsRoutes = mount(noteDocumentsApi, { read: readNoteDocument });
