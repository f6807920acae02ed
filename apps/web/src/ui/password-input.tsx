import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

/** Password field with a button that reveals the text. */
export function PasswordInput({ className, disabled, ...props }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input type={shown ? 'text' : 'password'} className={cn('pr-11', className)} disabled={disabled} {...props} />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        aria-pressed={shown}
        disabled={disabled}
        size="sm"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-1 my-auto"
      />
    </span>
  );
}
