import type { SignatureStatus } from '@restitui/domain/signatures/signatures.api.ts';

type Known = Pick<SignatureStatus, 'decision' | 'isModifica' | 'hasPhotos'>;

interface OwnWords {
  /** What this means for the person, and what comes next. */
  next: string;
  /** What the button does; none while there is nothing to do. */
  action: string | undefined;
}

/** What people read about their own signature, beside its status. */
export function ownSignatureWords({ decision, isModifica, hasPhotos }: Known): OwnWords {
  if (decision === 'verified') {
    return { next: 'Sua identidade foi conferida. Não é preciso fazer mais nada.', action: undefined };
  }
  if (!isModifica) {
    return decision === 'denied'
      ? { next: 'Aguarde: quem confere as assinaturas precisa liberar uma nova tentativa.', action: undefined }
      : { next: 'Recebemos as suas fotos e a sua assinatura. Agora é só aguardar a conferência.', action: undefined };
  }
  if (hasPhotos) return { next: 'As fotos foram salvas. Falta desenhar a assinatura.', action: 'Desenhar assinatura' };
  return decision === 'denied'
    ? { next: 'Refaça as fotos e a assinatura para uma nova conferência.', action: 'Assinar novamente' }
    : { next: 'São duas fotos e um desenho; leva uns dois minutos.', action: 'Assinar' };
}
