const labels = new Map<string, string>();

/** Registers the pt-BR text of a call for the activity log: what comes before a colon or semicolon, which explains it. */
export function registerCallLabel(call: string, text: string): void {
  labels.set(call, text.replace(/[:;].*/s, ''));
}

/** Returns the text of a call; its name for one that this version no longer has. */
export function labelOfCall(call: string): string {
  return labels.get(call) ?? call;
}
