import type { AuthenticityVerdict } from '@restitui/domain/simples/authenticity/authenticity-verdict.ts';
import type { Tone } from '../../../ui/badge.tsx';

export const verdictTones: Record<AuthenticityVerdict, Tone> = {
  adulterada: 'danger',
  assinatura_invalida: 'danger',
  sem_assinatura: 'danger',
  protocolo_divergente: 'danger',
  outro_cnpj: 'warning',
  sem_cnpj: 'warning',
  fora_da_validade: 'warning',
  ilegivel: 'warning',
  nao_encontrada: 'warning',
  autentica: 'positive',
};
