import type { ComponentProps } from 'react';
import { type Mask, masks, maskTyped } from '../lib/masks.ts';
import type { Input } from './input.tsx';
import { ShapedInput } from './shaped-input.tsx';

interface MaskedInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxLength'> {
  mask: Mask;
}

/** Masks while typing and keeps the caret position. */
export function MaskedInput({ mask, ...props }: MaskedInputProps) {
  const rule = masks[mask];
  return (
    <ShapedInput
      inputMode={rule.inputMode}
      placeholder={rule.placeholder}
      spellCheck={false}
      shape={(typed, caret) => maskTyped(mask, typed, caret)}
      {...props}
    />
  );
}
