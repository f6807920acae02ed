import { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { mount } from '../../../http/mount.ts';
import { makeNotesSheet } from './use-cases/make-notes-sheet.ts';
import { readNotesSheet } from './use-cases/read-notes-sheet.ts';

export const notesSheetsRoutes = mount(notesSheetsApi, { read: readNotesSheet, make: makeNotesSheet });
