import type { TimelineEvent } from '@restitui/domain/crm/client-portal/timeline-event.ts';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../../ui/button.tsx';
import { useAnswerRequest } from './answer-request.ts';

/** Scrolls to the areas below the opening, where the one that a step opens is out of sight on a phone. */
const showAreas = () => document.querySelector('[role=tablist]')?.scrollIntoView();

interface StepActionProps {
  id_client: string;
  event: TimelineEvent;
  variant?: 'primary' | 'secondary';
  className: string;
}

/** The button of a step that the owner can complete here: sign the contract, or send the document. */
export function StepAction({ id_client, event: { agreement, request }, variant, className }: StepActionProps) {
  const answer = useAnswerRequest();
  if (agreement) {
    return (
      <Button asChild variant={variant} size="lg" className={className}>
        <Link to="/minuta/$id" params={{ id: id_client }} search={{ contrato: agreement }}>
          Ler e assinar
        </Link>
      </Button>
    );
  }
  if (request && answer) {
    const send = () => {
      showAreas();
      answer(request);
    };
    return (
      <Button asChild variant={variant} size="lg" className={className}>
        <Link to="/portal" search={{ empresa: id_client, aba: 'documentos' }} resetScroll={false} onClick={send}>
          Enviar o documento
        </Link>
      </Button>
    );
  }
  return null;
}
