import { type Endpoint, fileAnswer } from '@restitui/domain/wire/endpoint.ts';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';

const errorBody = z.strictObject({
  code: z.string().min(1),
  message: z.string().min(1),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  error: z.string().optional(),
});

/** Returns what is wrong with a reply: a 5xx, or a body that its schema does not describe. */
export function problemOf({ response, status = 200 }: Endpoint, reply: LightMyRequestResponse): string | undefined {
  const { statusCode } = reply;
  if (statusCode >= 500) return `answered ${statusCode} ${reply.body.slice(0, 300)}`;
  if (statusCode < 300) {
    if (statusCode !== status) return `answered ${statusCode} instead of ${status}`;
    if (response === fileAnswer) return reply.headers['content-disposition'] ? undefined : 'a file without its name';
    return problemWith(response, reply);
  }
  return problemWith(errorBody, reply);
}

function problemWith(schema: z.ZodType, reply: LightMyRequestResponse): string | undefined {
  // Compressed for a caller that asked for it; the same content is checked in other calls.
  if (reply.headers['content-encoding']) return undefined;
  const { success, error } = schema.safeParse(jsonOf(reply));
  if (success) return undefined;
  return `${reply.statusCode} differs from its schema: ${JSON.stringify(error.issues).slice(0, 300)} in ${reply.body.slice(0, 200)}`;
}

function jsonOf(reply: LightMyRequestResponse): unknown {
  try {
    return reply.json();
  } catch {
    return undefined;
  }
}
