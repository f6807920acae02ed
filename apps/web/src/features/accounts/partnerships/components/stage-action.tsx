import type { PartnershipAct } from '@restitui/domain/accounts/partnerships/partnership-stages.ts';
import type { Partnership } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { linkUserAgreement } from '../../../agreements/documents/agreements.queries.ts';
import { setOwnIdentityCheckOpen } from '../../identity-checks/components/own-identity-check-state.ts';
import { sendInvitation } from '../../invitations/invitations.queries.ts';
import { activateUser, reactivateUser } from '../../users/users.queries.ts';
import { partnershipMessages } from '../partnerships.messages.ts';
import { CommissionDecision } from './commission-decision.tsx';

interface StageActionProps {
  act: PartnershipAct;
  partnership: Partnership;
  /** The first act that is open is the primary button. */
  isNext: boolean;
}

/** The button that does the next thing of a stage. */
export function StageAction({ act, partnership, isNext }: StageActionProps) {
  const actor = useActor();
  const acting = useActingTenant();
  const { id, id_tenant } = partnership;
  const isHere = acting === id_tenant;
  const variant = isNext ? 'primary' : 'secondary';
  const look = buttonLook({ size: 'sm', variant });
  const quiet = buttonLook({ size: 'sm' });

  switch (act) {
    case 'ENVIAR_CONVITE':
      return <Mutating label="Enviar convite de novo" options={sendInvitation(partnership)} variant={variant} />;
    case 'ATIVAR':
      return <Mutating label="Ativar" options={activateUser(partnership)} variant={variant} />;
    case 'REATIVAR':
      return <Mutating label="Reativar" options={reactivateUser(partnership)} variant={variant} />;
    case 'GERAR_CONTRATO':
      return <WriteContract partnership={partnership} variant={variant} />;
    case 'DECIDIR_COMISSAO':
      return <CommissionDecision partnership={partnership} variant={variant} />;
    case 'COMPLETAR_CADASTRO':
      return (
        <Link to="/termos-de-uso" className={look}>
          Completar cadastro
        </Link>
      );
    case 'ENVIAR_IDENTIDADE':
      return (
        <Button size="sm" variant={variant} onClick={() => setOwnIdentityCheckOpen(true)}>
          Enviar fotos e assinatura
        </Button>
      );
    case 'CONFERIR_IDENTIDADE':
      if (!isHere) return <ChooseCompany />;
      return (
        <Link to="/assinatura" className={look}>
          Conferir identidade
        </Link>
      );
    case 'ABRIR_CONTRATO':
    case 'ASSINAR_CONTRATO':
      if (!isHere) return <ChooseCompany />;
      return (
        <Link to="/minuta-usuario/$id" params={{ id }} className={act === 'ASSINAR_CONTRATO' ? look : quiet}>
          {act === 'ASSINAR_CONTRATO' ? 'Ler e assinar' : 'Abrir contrato'}
        </Link>
      );
    case 'CADASTRAR_CLIENTE':
      return (
        <Link to="/cadastrar-cliente" className={quiet}>
          Cadastrar cliente
        </Link>
      );
    case 'VER_EXTRATO':
      return actor.typeUser === 'ADMIN' ? (
        <Link
          to="/admin/$tenantId/opcoes-financeiras"
          params={{ tenantId: id_tenant }}
          search={{ area: 'honorarios' }}
          className={quiet}
        >
          Ver honorários
        </Link>
      ) : (
        <Link to="/opcoes-financeiras" search={{ area: 'honorarios' }} className={quiet}>
          Ver extrato
        </Link>
      );
  }
}

function ChooseCompany() {
  return <p className="text-caption text-muted">Escolha a empresa no menu para abrir.</p>;
}

interface MutatingProps {
  label: string;
  options: ReturnType<typeof activateUser>;
  variant: 'primary' | 'secondary';
}

function Mutating({ label, options, variant }: MutatingProps) {
  const { mutate, isPending } = useMutation(options);
  return (
    <Button size="sm" variant={variant} loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

function WriteContract({ partnership, variant }: { partnership: Partnership; variant: 'primary' | 'secondary' }) {
  const link = useMutation({
    ...linkUserAgreement(),
    onSuccess: () => notify.success(partnershipMessages.contractWritten),
    meta: { ...linkUserAgreement().meta, refreshes: ['agreements', 'identity-checks', 'users'] },
  });
  return (
    <Button size="sm" variant={variant} loading={link.isPending} onClick={() => link.mutate(partnership)}>
      Gerar contrato
    </Button>
  );
}
