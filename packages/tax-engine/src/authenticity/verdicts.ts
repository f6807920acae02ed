/** Verdicts on the signature of a note, the most severe first. */
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

/** A note with the verdict on its signature. */
export interface VerifiedNote {
  /** Access key. */
  chave: string;
  /** File name in the ZIP; empty when no file contains the note. */
  arquivo: string;
  veredito: AuthenticityVerdict;
  /** pt-BR: the exact problem; empty for an authentic note. */
  motivo: string;
  /** Holder of the certificate as printed in it; empty when it cannot be read. */
  titular: string;
}

export type Verdict = Pick<VerifiedNote, 'veredito' | 'motivo' | 'titular'>;

/** Builds a verdict; `motivo` in pt-BR, `titular` as in the certificate. */
export function createVerdict(veredito: AuthenticityVerdict, motivo = '', titular = ''): Verdict {
  return { veredito, motivo, titular };
}

/** Compares by severity: negative when `a` is more severe. */
export function compareVerdicts(a: AuthenticityVerdict, b: AuthenticityVerdict): number {
  return authenticityVerdicts.indexOf(a) - authenticityVerdicts.indexOf(b);
}
