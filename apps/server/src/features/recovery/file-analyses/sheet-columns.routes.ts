import { sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { mount } from '../../../http/mount.ts';
import { forgetSheetColumns } from './use-cases/forget-sheet-columns.ts';
import { listKeptSheetColumns } from './use-cases/list-kept-sheet-columns.ts';
import { readSheetColumns } from './use-cases/read-sheet-columns.ts';
import { saveSheetColumnsOfClient } from './use-cases/save-sheet-columns-of-client.ts';

export const sheetColumnsRoutes = mount(sheetColumnsApi, {
  read: readSheetColumns,
  save: saveSheetColumnsOfClient,
  list: listKeptSheetColumns,
  forget: forgetSheetColumns,
});
