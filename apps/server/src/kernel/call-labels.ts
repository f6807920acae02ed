const labels = new Map<string, string>();

/** Registers the pt-BR text of a call, for the activity log. */
export function registerCallLabel(call: string, label: string): void {
  labels.set(call, label);
}

/** Returns the text of a call; its name for one that this version no longer has. */
export function labelOfCall(call: string): string {
  return labels.get(call) ?? call;
}
