import { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import { mount } from '../../../http/mount.ts';
import { findRecords } from './use-cases/find-records.ts';

export const searchRoutes = mount(searchApi, { find: findRecords });
