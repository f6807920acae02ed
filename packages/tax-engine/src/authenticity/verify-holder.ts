import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { NoteFacts } from '../notes/document-facts.ts';
import type { HolderCertificate } from './certificate-cache.ts';
import { createVerdict, type Verdict } from './verdicts.ts';

const DAY = 86_400_000;

/** Checks that the certificate of a valid signature belongs to the issuer and was valid on the day of issue. */
export function verifyHolder(certificate: HolderCertificate, { emit, issued }: NoteFacts): Verdict {
  const { cnpj, titular } = certificate;
  if (!cnpj) return createVerdict('sem_cnpj', 'O certificado não diz de que CNPJ é.', titular);
  if (cnpjRoot(cnpj) !== cnpjRoot(emit)) {
    return createVerdict('outro_cnpj', `O certificado é do CNPJ ${cnpj}, e não do emitente.`, titular);
  }
  if (!isValidOn(certificate, issued)) {
    return createVerdict('fora_da_validade', 'O certificado não era válido no dia da emissão.', titular);
  }
  return createVerdict('autentica', '', titular);
}

/** Compares with the day of issue, with a tolerance of a day where no time is printed. */
function isValidOn({ validFrom, validTo }: HolderCertificate, issued: string): boolean {
  const hasHour = issued.includes('T');
  const at = Date.parse(hasHour ? issued : issued.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3T12:00:00-03:00'));
  const slack = hasHour ? 0 : DAY;
  return at + slack >= validFrom && at - slack <= validTo;
}
