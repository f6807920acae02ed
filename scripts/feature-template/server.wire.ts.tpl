import type { {{Item}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import type { {{Item}}Row } from './{{feature}}.repository.ts';

/** Builds the response from a row. */
export function to{{Item}}({ id, nome, createdDate }: {{Item}}Row): {{Item}} {
  return { id, nome, createdDate };
}
