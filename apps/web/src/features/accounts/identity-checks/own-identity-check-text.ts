import type { IdentityCheckStatus } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';

type Known = Pick<IdentityCheckStatus, 'decision' | 'isModifica' | 'hasPhotos'>;

interface OwnIdentityCheckText {
  /** Explanation of the status and the next step. */
  next: string;
  /** Label of the button; undefined when nothing can be done. */
  action: string | undefined;
}

const waiting =
  'Recebemos as suas fotos e a sua assinatura. Agora é só aguardar a conferência, que é do CEO ou do Jurídico.';

/** Returns the texts that inform users about their identity check. */
export function ownIdentityCheckText({ decision, isModifica, hasPhotos }: Known): OwnIdentityCheckText {
  if (decision === 'verified') {
    return { next: 'Sua identidade foi conferida. Não é preciso fazer mais nada.', action: undefined };
  }
  if (!isModifica) {
    return decision === 'denied'
      ? { next: 'Aguarde: quem confere as assinaturas precisa liberar uma nova tentativa.', action: undefined }
      : { next: waiting, action: undefined };
  }
  if (hasPhotos) return { next: 'As fotos foram salvas. Falta desenhar a assinatura.', action: 'Desenhar assinatura' };
  return decision === 'denied'
    ? { next: 'Refaça as fotos e a assinatura para uma nova conferência.', action: 'Assinar novamente' }
    : { next: 'São duas fotos e um desenho; leva uns dois minutos.', action: 'Assinar' };
}
