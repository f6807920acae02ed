import { errors } from '../../wire/errors.ts';

export const evidenceErrors = errors({
  code_unknown: [404, 'Não encontramos documento selado com este código. Confira o que está no rodapé do PDF.'],
  too_many_checks: [429, 'Muitas consultas em pouco tempo. Aguarde alguns minutos e tente novamente.'],
  integrity_denied: [403, 'Somente CEO, TI e JURIDICO do provedor e o CEO da empresa verificam a integridade.'],
  seal_retry_denied: [403, 'Somente CEO, TI e JURIDICO do provedor e o CEO da empresa pedem a selagem de novo.'],
  seal_not_failed: [409, 'A selagem deste contrato não falhou: não há o que repetir.'],
  evidence_export_denied: [403, 'Somente CEO, TI e JURIDICO do provedor e o CEO da empresa baixam as evidências.'],
  evidence_not_sealed: [409, 'As evidências ficam prontas quando o contrato está selado.'],
  certificate_denied: [403, 'Somente CEO e TI do provedor e o CEO da empresa cuidam do certificado.'],
  certificate_extension: [400, 'Envie o certificado A1 em .pfx ou .p12.'],
  certificate_too_large: [413, 'O arquivo passa de 64 KB: não é um certificado A1.'],
  certificate_required: [400, 'Selecione o arquivo do certificado.'],
  certificate_unreadable: [400, 'A senha não abre este arquivo, ou ele não é um certificado A1.'],
  certificate_expired: [400, 'Este certificado está vencido ou ainda não vale.'],
  certificate_of_other_company: [400, 'Este certificado não é um e-CNPJ desta empresa.'],
  certificate_missing: [409, 'Não há certificado enviado para remover.'],
});
