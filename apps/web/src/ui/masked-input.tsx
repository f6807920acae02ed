import type { ChangeEvent, ComponentProps } from 'react';
import { type Mask, masks, maskTyped } from '../lib/masks.ts';
import { Input } from './input.tsx';

interface MaskedInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxLength'> {
  mask: Mask;
}

/**
 * Masks while typing and keeps the caret position. Works controlled and with `register()`: the value of a change event
 * is the masked text.
 */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps) {
  const rule = masks[mask];

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const masked = maskTyped(mask, input.value, input.selectionStart ?? input.value.length);
    if (input.value !== masked.text) {
      input.value = masked.text;
      input.setSelectionRange(masked.caret, masked.caret);
    }
    onChange?.(event);
  }

  return (
    <Input
      inputMode={rule.inputMode}
      placeholder={rule.placeholder}
      autoComplete="off"
      spellCheck={false}
      onChange={change}
      {...props}
    />
  );
}
