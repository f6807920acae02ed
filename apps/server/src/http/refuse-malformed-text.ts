import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../kernel/app-error.ts';

/**
 * Refuses NUL characters and lone surrogates, in keys and in values: PostgreSQL stores neither. Takes time linear in the
 * size of what was sent.
 */
export function refuseMalformedText(sent: unknown): void {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') requireStorable(value);
    else if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        requireStorable(key);
        waiting.push(item);
      }
    }
  }
}

function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError(wireErrors.malformed_text);
}
