import { Button } from './button.tsx';

interface CancelOrStopProps {
  /** Whether the form is sending its files. */
  sending: boolean;
  /** Text of the button while nothing is sent. */
  label?: string;
  onStop: () => void;
  onClose: () => void;
}

/** 'Cancelar' of a form with files: stops the upload while it runs, and closes the form otherwise. */
export function CancelOrStop({ sending, label = 'Cancelar', onStop, onClose }: CancelOrStopProps) {
  return <Button onClick={sending ? onStop : onClose}>{sending ? 'Cancelar envio' : label}</Button>;
}
