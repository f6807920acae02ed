/** Returns the ids beside one in the queue of undecided records; a record outside the queue is followed by the first. */
export function neighboursOf(queue: readonly string[], id: string | undefined) {
  const at = id === undefined ? -1 : queue.indexOf(id);
  return { next: queue[at + 1], previous: at > 0 ? queue[at - 1] : undefined };
}
