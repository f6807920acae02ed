import { Button } from '../../../../ui/button.tsx';

interface BackOrStopProps {
  /** Whether the document is being sent. */
  sending: boolean;
  onStop: () => void;
  onBack: () => void;
}

/** 'Voltar' of a step with a document: stops the upload while it runs, which keeps the document. */
export function BackOrStop({ sending, onStop, onBack }: BackOrStopProps) {
  return <Button onClick={sending ? onStop : onBack}>{sending ? 'Cancelar envio' : 'Voltar'}</Button>;
}
