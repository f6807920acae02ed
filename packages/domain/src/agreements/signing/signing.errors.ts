import { errors } from '../../wire/errors.ts';

export const signingErrors = errors({
  act_denied: [403, 'Você não assina este contrato.'],
  sign_many_denied: [403, 'Somente o CEO da empresa e a equipe do provedor assinam contratos em lote.'],
  identity_unverified: [403, 'A sua assinatura ainda não foi verificada. Registre-a e aguarde a conferência.'],
  identity_missing: [409, 'Registre primeiro a sua identidade: duas fotos e a assinatura.'],
  act_done: [409, 'Você já assinou este contrato.'],
  act_role_taken: [409, 'Este contrato já tem a assinatura que faltava da sua parte.'],
  agreement_fully_signed: [409, 'Este contrato já foi assinado.'],
  version_outdated: [409, 'O contrato mudou depois que você o abriu. Leia o que mudou e assine de novo.'],
  acceptance_outdated: [409, 'O texto de aceite mudou. Leia o novo texto e assine de novo.'],
  act_code_needless: [409, 'Este contrato é assinado sem código.'],
  act_code_wrong: [422, 'Código inválido ou vencido. Confira o código ou peça outro.'],
});
