import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { notify } from '../lib/toast.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  text: string;
  label?: string;
  /** Shows the icon only, for tables and headings. */
  compact?: boolean;
  /** The tooltip of the icon, when it tells more than the label. */
  hint?: string;
  onCopied?: () => void;
}

export function CopyButton({
  text,
  label = 'Copiar',
  compact = false,
  hint = label,
  onCopied,
  ...button
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      notify.error('Não foi possível copiar.', 'Selecione o texto e copie pelo teclado.');
    }
  }

  const said = copied ? 'Copiado' : label;
  if (compact) {
    return (
      <IconButton
        icon={copied ? Check : Copy}
        label={said}
        hint={copied ? said : hint}
        size="sm"
        {...button}
        onClick={copy}
      />
    );
  }
  return (
    <Button {...button} onClick={copy} aria-live="polite">
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {said}
    </Button>
  );
}
