import { z } from 'zod';

/** classTrib of a company (eSocial, table 08), those that the payroll engine computes. */
export const taxClass = z.enum(['01', '02', '03', '06', '07', '11', '13', '14', '70', '80', '99']);
export type TaxClass = z.infer<typeof taxClass>;

export const taxClassLabels: Record<TaxClass, string> = {
  '01': 'Simples Nacional, contribuição no DAS',
  '02': 'Simples Nacional, contribuição fora do DAS (Anexo IV)',
  '03': 'Simples Nacional, atividades dos dois tipos',
  '06': 'Agroindústria',
  '07': 'Produtor rural pessoa jurídica',
  '11': 'Associação desportiva com futebol profissional',
  '13': 'Banco e outras instituições financeiras',
  '14': 'Sindicato',
  '70': 'Empresa isenta do Decreto 5.436/2005',
  '80': 'Entidade beneficente isenta',
  '99': 'Pessoa jurídica em geral',
};
