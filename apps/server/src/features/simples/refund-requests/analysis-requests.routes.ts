import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { mount } from '../../../http/mount.ts';
import { listAnalysisRequests } from './use-cases/list-analysis-requests.ts';
import { saveAnalysisRequest } from './use-cases/save-analysis-request.ts';

export const analysisRequestsRoutes = mount(analysisRequestsApi, {
  list: listAnalysisRequests,
  save: saveAnalysisRequest,
});
