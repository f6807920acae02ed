import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { mount } from '../../../http/mount.ts';
import { clearResumeValue } from './use-cases/clear-resume-value.ts';
import { createAssessment } from './use-cases/create-assessment.ts';
import { listAssessmentResume } from './use-cases/list-assessment-resume.ts';
import { listProductAssessments } from './use-cases/list-product-assessments.ts';
import { setAssessmentState } from './use-cases/set-assessment-state.ts';
import { updateResumeValue } from './use-cases/update-resume-value.ts';

export const assessmentsRoutes = mount(assessmentsApi, {
  listOfProduct: listProductAssessments,
  create: createAssessment,
  setOpen: setAssessmentState,
  resume: listAssessmentResume,
  updateResume: updateResumeValue,
  clearResume: clearResumeValue,
});
