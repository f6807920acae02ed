/** Secrets, and confirmations that each submission asks for again. */
const neverKept = ['password', 'senha', 'senha_atual', 'client_secret', 'cliente_secret', 'concordo', 'confirmed'];

/** Returns the form values that a draft may contain; files cannot be kept. */
export function keptValues(values: Record<string, unknown>): Record<string, unknown> {
  const kept = JSON.stringify(values, (field, value) =>
    neverKept.includes(field) || value instanceof Blob ? undefined : value,
  );
  return JSON.parse(kept);
}

/** Returns the values of nested form values with the paths of their fields, such as `info_user.name`. */
export function leavesOf(values: object, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? leavesOf(value, `${prefix}${field}.`) : [[prefix + field, value]];
  });
}
