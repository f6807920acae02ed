/** What the signature of a note comes to, the gravest first. */
export const authenticityVerdicts = [
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
] as const;

export type AuthenticityVerdict = (typeof authenticityVerdicts)[number];

/** One note and what its signature says. */
export interface VerifiedNote {
  /** Access key. */
  chave: string;
  /** In the ZIP; empty when none holds the note. */
  arquivo: string;
  veredito: AuthenticityVerdict;
  /** pt-BR: what exactly is wrong; empty for an authentic note. */
  motivo: string;
  /** Holder of the certificate as printed in it; empty when it cannot be read. */
  titular: string;
}

export type Verdict = Pick<VerifiedNote, 'veredito' | 'motivo' | 'titular'>;

/** `motivo` in pt-BR; `titular` as the certificate has it. */
export function judged(veredito: AuthenticityVerdict, motivo = '', titular = ''): Verdict {
  return { veredito, motivo, titular };
}

/** Negative when `a` is the graver. */
export function compareVerdicts(a: AuthenticityVerdict, b: AuthenticityVerdict): number {
  return authenticityVerdicts.indexOf(a) - authenticityVerdicts.indexOf(b);
}
