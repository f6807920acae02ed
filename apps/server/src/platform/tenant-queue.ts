/** Waiting tasks, handed out in turns between tenants and in order within a tenant. */
export interface TenantQueue<Task> {
  /** Number of waiting tasks. */
  size: () => number;
  sizeOf: (tenant: string) => number;
  push: (tenant: string, task: Task) => void;
  /** Removes and returns the next task; undefined when none waits. */
  shift: () => Task | undefined;
  /** Removes and returns all tasks. */
  clear: () => Task[];
}

/** Creates a round-robin queue: a tenant waits for one task of each other tenant at most. */
export function tenantQueue<Task>(): TenantQueue<Task> {
  // In the order of the next turns: the tenant that was served last is at the end.
  const lines = new Map<string, Task[]>();
  let count = 0;
  let lastServed: string | undefined;

  function shift(): Task | undefined {
    const tenant = nextTenant();
    const line = tenant === undefined ? undefined : lines.get(tenant);
    if (tenant === undefined || !line) return undefined;
    const task = line.shift();
    lines.delete(tenant);
    if (line.length > 0) lines.set(tenant, line);
    lastServed = tenant;
    count--;
    return task;
  }

  /** A tenant whose line was empty when it was served goes behind those that waited meanwhile. */
  function nextTenant(): string | undefined {
    const [first, second] = lines.keys();
    return first === lastServed && second !== undefined ? second : first;
  }

  return {
    size: () => count,
    sizeOf: (tenant) => lines.get(tenant)?.length ?? 0,
    push(tenant, task) {
      const line = lines.get(tenant);
      if (line) line.push(task);
      else lines.set(tenant, [task]);
      count++;
    },
    shift,
    clear() {
      const tasks: Task[] = [];
      for (let task = shift(); task !== undefined; task = shift()) tasks.push(task);
      return tasks;
    },
  };
}
