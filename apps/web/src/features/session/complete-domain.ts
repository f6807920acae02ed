/**
 * The e-mail after `@` was typed as its last character: completed with the tenant's domain, once, at that moment
 * (foundation F-095, G-22). Undefined when there is nothing to complete.
 */
export function completeDomain(before: string, typed: string, domain: string | undefined): string | undefined {
  const justTyped = typed === `${before}@` && before.trim() !== '' && !before.includes('@');
  return domain && justTyped ? typed + domain : undefined;
}
