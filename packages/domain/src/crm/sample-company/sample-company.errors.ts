import { errors } from '../../wire/errors.ts';

export const sampleCompanyErrors = errors({
  sample_company_denied: [403, 'A empresa de exemplo é do CEO da empresa.'],
  sample_company_gone: [409, 'A empresa de exemplo foi removida enquanto era criada. Crie-a de novo.'],
});
