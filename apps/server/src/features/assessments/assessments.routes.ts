import { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import { mount } from '../../http/mount.ts';
import { createAssessment } from './use-cases/create-assessment.ts';
import { listAssessmentResume } from './use-cases/list-assessment-resume.ts';
import { listProductAssessments } from './use-cases/list-product-assessments.ts';

export const assessmentsRoutes = mount(assessmentsApi, {
  listOfProduct: listProductAssessments,
  create: createAssessment,
  resume: listAssessmentResume,
});
