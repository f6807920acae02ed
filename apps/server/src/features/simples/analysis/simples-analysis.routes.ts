import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { mount } from '../../../http/mount.ts';
import { groupAnalysisItems } from './use-cases/group-analysis-items.ts';
import { listAnalysisItems } from './use-cases/list-analysis-items.ts';
import { readAnalysis } from './use-cases/read-analysis.ts';
import { readAnalysisMonth } from './use-cases/read-analysis-month.ts';
import { restoreAnalysisTotal } from './use-cases/restore-analysis-total.ts';
import { updateAnalysisTotal } from './use-cases/update-analysis-total.ts';
import { uploadAnalysis } from './use-cases/upload-analysis.ts';

export const simplesAnalysisRoutes = mount(simplesAnalysisApi, {
  read: readAnalysis,
  month: readAnalysisMonth,
  items: listAnalysisItems,
  itemGroups: groupAnalysisItems,
  updateTotal: updateAnalysisTotal,
  restoreTotal: restoreAnalysisTotal,
  upload: uploadAnalysis,
});
