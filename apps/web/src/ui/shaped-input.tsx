import type { ChangeEvent, ComponentProps } from 'react';
import { isComposedText } from '../lib/composition.ts';
import { Input } from './input.tsx';

interface ShapedInputProps extends ComponentProps<typeof Input> {
  /** Returns the text in its form, and the caret in it. Shaping a shaped text changes nothing. */
  shape: (typed: string, caret: number) => { text: string; caret: number };
}

/** Sets the value past React, which then takes it for typed. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Gives a text its form while it is typed. Works controlled and with `register()`: the value of a change event is the
 * shaped text. A composition is shaped when it ends: a value that is set earlier would end it, and double its text.
 */
export function ShapedInput({ shape, onChange, onCompositionEnd, ...props }: ShapedInputProps) {
  const shaped = (input: HTMLInputElement) => shape(input.value, input.selectionStart ?? input.value.length);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (!isComposedText(event.nativeEvent)) {
      const { text, caret } = shaped(input);
      if (input.value !== text) {
        input.value = text;
        input.setSelectionRange(caret, caret);
      }
    }
    onChange?.(event);
  }

  return (
    <Input
      {...props}
      onChange={change}
      onCompositionEnd={(event) => {
        const input = event.currentTarget;
        const { text, caret } = shaped(input);
        if (input.value !== text) {
          typeInto(input, text);
          input.setSelectionRange(caret, caret);
        }
        onCompositionEnd?.(event);
      }}
    />
  );
}
