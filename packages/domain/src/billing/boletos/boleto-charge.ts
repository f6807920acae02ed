import { z } from 'zod';

export const pessoaTipo = z.enum(['FISICA', 'JURIDICA']);
export type PessoaTipo = z.infer<typeof pessoaTipo>;

export const pessoaTipoLabels: Record<PessoaTipo, string> = {
  FISICA: 'Pessoa Física',
  JURIDICA: 'Pessoa Jurídica',
};

/** Fine for late payment: none, an amount in reais, or a percentage of the value. */
export const codigoMulta = z.enum(['NAOTEMMULTA', 'VALORFIXO', 'PERCENTUAL']);
export type CodigoMulta = z.infer<typeof codigoMulta>;

export const codigoMultaLabels: Record<CodigoMulta, string> = {
  NAOTEMMULTA: 'Sem Multa',
  VALORFIXO: 'Multa Fixa',
  PERCENTUAL: 'Multa Percentual',
};

/** Interest for late payment: none, reais per day, or percent per month. */
export const codigoMora = z.enum(['ISENTO', 'VALORDIA', 'TAXAMENSAL']);
export type CodigoMora = z.infer<typeof codigoMora>;

export const codigoMoraLabels: Record<CodigoMora, string> = {
  ISENTO: 'Sem Mora',
  VALORDIA: 'Mora Fixa',
  TAXAMENSAL: 'Mora Percentual',
};

/** Bank that issued a boleto: the tenant's own, or the local demonstration bank. */
export const boletoBank = z.enum(['INTER', 'LOCAL']);
export type BoletoBank = z.infer<typeof boletoBank>;
