type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
};

/** Serialises an error for the log without the parameter values of a failed statement, which are personal data. */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

/** Drizzle appends the values to the message; in a stack the frames follow them. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/g, '');
}
