import { z } from 'zod';

/** Results of a signature check, most severe first. */
export const authenticityVerdict = z.enum([
  'adulterada',
  'assinatura_invalida',
  'sem_assinatura',
  'protocolo_divergente',
  'outro_cnpj',
  'sem_cnpj',
  'fora_da_validade',
  'ilegivel',
  'nao_encontrada',
  'autentica',
]);
export type AuthenticityVerdict = z.infer<typeof authenticityVerdict>;

export const authenticityVerdictLabels: Record<AuthenticityVerdict, string> = {
  adulterada: 'Conteúdo alterado',
  assinatura_invalida: 'Assinatura inválida',
  sem_assinatura: 'Sem assinatura',
  protocolo_divergente: 'Protocolo divergente',
  outro_cnpj: 'Certificado de outro CNPJ',
  sem_cnpj: 'Certificado sem CNPJ',
  fora_da_validade: 'Certificado fora da validade',
  ilegivel: 'Não verificável',
  nao_encontrada: 'Não encontrada',
  autentica: 'Autêntica',
};
