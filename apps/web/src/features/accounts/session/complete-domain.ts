/**
 * Returns the e-mail completed with the tenant's domain when `@` was just typed as the last character; otherwise
 * undefined (foundation F-095, G-22).
 */
export function completeDomain(before: string, typed: string, domain: string | undefined): string | undefined {
  const justTyped = typed === `${before}@` && before.trim() !== '' && !before.includes('@');
  return domain && justTyped ? typed + domain : undefined;
}
