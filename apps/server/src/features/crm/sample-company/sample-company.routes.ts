import { sampleCompanyApi } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import { mount } from '../../../http/mount.ts';
import { createSampleCompany } from './use-cases/create-sample-company.ts';
import { readSampleCompany } from './use-cases/read-sample-company.ts';
import { removeSampleCompany } from './use-cases/remove-sample-company.ts';

export const sampleCompanyRoutes = mount(sampleCompanyApi, {
  read: readSampleCompany,
  create: createSampleCompany,
  remove: removeSampleCompany,
});
