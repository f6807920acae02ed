import { z } from 'zod';

export const pessoaTipo = z.enum(['FISICA', 'JURIDICA']);
export type PessoaTipo = z.infer<typeof pessoaTipo>;

export const pessoaTipoLabels: Record<PessoaTipo, string> = {
  FISICA: 'Pessoa Física',
  JURIDICA: 'Pessoa Jurídica',
};

/** Fine for paying late: none, an amount in reais, or a percentage of the value. */
export const codigoMulta = z.enum(['NAOTEMMULTA', 'VALORFIXO', 'PERCENTUAL']);
export type CodigoMulta = z.infer<typeof codigoMulta>;

export const codigoMultaLabels: Record<CodigoMulta, string> = {
  NAOTEMMULTA: 'Sem Multa',
  VALORFIXO: 'Multa Fixa',
  PERCENTUAL: 'Multa Percentual',
};

/** Interest for paying late: none, reais a day, or percent a month. */
export const codigoMora = z.enum(['ISENTO', 'VALORDIA', 'TAXAMENSAL']);
export type CodigoMora = z.infer<typeof codigoMora>;

export const codigoMoraLabels: Record<CodigoMora, string> = {
  ISENTO: 'Sem Mora',
  VALORDIA: 'Mora Fixa',
  TAXAMENSAL: 'Mora Percentual',
};

/** By which bank a boleto was made: the tenant's own, or the local one whose boletos are worth nothing. */
export const boletoBank = z.enum(['INTER', 'LOCAL']);
export type BoletoBank = z.infer<typeof boletoBank>;
