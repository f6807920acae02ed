import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';

/** Returns the text that the product includes for a type: clean HTML with placeholders, a starting point for counsel. */
export function includedText(type: TemplateType): string {
  return readFileSync(join(import.meta.dirname, 'included', `${type}.html`), 'utf8');
}
