import { errors } from '../../wire/errors.ts';
import { identityFileTexts } from './identity-files.ts';

export const identityCheckErrors = errors({
  signature_not_found: [404, 'Assinatura não encontrada.'],
  signature_denied: [403, 'Você não tem permissão para ver esta assinatura.'],
  signature_list_denied: [403, 'Você não tem permissão para conferir assinaturas.'],
  review_denied: [403, 'Você não tem permissão para conferir esta assinatura.'],
  own_review_denied: [403, 'A sua própria assinatura é conferida por outra pessoa.'],
  signer_mismatch: [403, 'Não foi possível identificar o usuário ou o CPF para assinatura.'],
  company_mismatch: [403, 'A empresa informada não é sua. Somente o proprietário assina por ela.'],
  provisional_password: [403, 'Troque a senha provisória antes de assinar.'],
  already_signed: [409, 'Você já realizou uma assinatura.'],
  photos_missing: [409, identityFileTexts.photosRequired],
  already_decided: [409, 'Esta assinatura já foi conferida.'],
});
