/** Order in which tenants get their turns in one queue of this process. */
export interface TenantRotation {
  /** Tenants that are passed over in the next choice: one of their tasks runs, or they had their turn in this round. */
  passedOver: () => string[];
  /** Begins a new round; false when no tenant had a turn in this one. */
  beginRound: () => boolean;
  /** Records a turn; the returned function ends it. */
  take: (tenant: string) => () => void;
}

/**
 * Creates a round-robin rotation. Each tenant with waiting work gets one turn in a round, and runs one task at a
 * time: a tenant waits for one task of each other tenant at most.
 */
export function tenantRotation(): TenantRotation {
  const running = new Set<string>();
  const served = new Set<string>();

  return {
    passedOver: () => [...new Set([...running, ...served])],
    beginRound() {
      const hadTurns = served.size > 0;
      served.clear();
      return hadTurns;
    },
    take(tenant) {
      running.add(tenant);
      served.add(tenant);
      return () => void running.delete(tenant);
    },
  };
}
