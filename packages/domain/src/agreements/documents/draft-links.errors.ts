import { errors } from '../../wire/errors.ts';

export const draftLinkErrors = errors({
  draft_link_denied: [403, 'Você não tem permissão para gerar propostas de minuta.'],
  product_of_other_regime: [400, 'Um dos produtos não é oferecido neste regime tributário.'],
});
