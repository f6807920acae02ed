import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { readMoney } from '../lib/money-text.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

interface MoneyEditorProps {
  label: string;
  initial: string;
  onSave: (valor: number) => void;
  onCancel: () => void;
  /** Returns why a readable amount is refused; undefined accepts it. */
  refusalOf?: (valor: number) => string | undefined;
  /** Called with the validation message, which the field also shows. */
  onRefused?: (refusal: string) => void;
  className?: string;
}

/** Edits an amount in place: Enter saves, Escape cancels. */
export function MoneyEditor({ label, initial, onSave, onCancel, refusalOf, onRefused, className }: MoneyEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => input.current?.select(), []);

  function save() {
    const read = readMoney(text);
    const refused = 'valor' in read ? refusalOf?.(read.valor) : read.refusal;
    if ('valor' in read && refused === undefined) return onSave(read.valor);
    setRefusal(refused ?? null);
    if (refused) onRefused?.(refused);
    input.current?.focus();
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onCancel();
  }

  return (
    <div className="relative z-10">
      <div className="flex items-center">
        <Input
          ref={input}
          value={text}
          inputMode="decimal"
          aria-label={label}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={key}
          className={cn('figures h-8 px-2 text-right', className)}
        />
        <IconButton icon={Check} label="Salvar" size="sm" onClick={save} className="w-7" />
        <IconButton icon={X} label="Cancelar" size="sm" onClick={onCancel} className="w-7" />
      </div>
      {refusal && (
        <p role="alert" className="whitespace-normal py-1 text-left text-caption text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}
