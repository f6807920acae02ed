/**
 * Order of an event in time: characters 18 to 36 of its Id, then a text that separates two of the same moment, so that
 * the order of the files has no effect (PR-004).
 */
export interface EventStamp {
  /** '' when the Id is missing or of another form; sorts first. */
  time: string;
  tie: string;
}

const ID = /^ID.{15}\d{19}$/;

/** Reads the stamp of an Id; `tie` is any text that depends on the content alone. */
export function stampOf(id: string | undefined, tie: string): EventStamp {
  return { time: id !== undefined && ID.test(id) ? id.slice(17) : '', tie };
}

/** Compares stamps for sorting: negative when `a` is earlier. */
export function compareStamps(a: EventStamp, b: EventStamp): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return a.tie < b.tie ? -1 : Number(a.tie > b.tie);
}
