/** What a process of ours is given, what it says on the way and hears in answer, and what comes of its work. */
export interface ChildTalk {
  input: unknown;
  said: unknown;
  answer: unknown;
  result: unknown;
}

export type ToChild<T extends ChildTalk> =
  | { kind: 'input'; input: T['input'] }
  | { kind: 'answer'; answer: T['answer'] };

export type FromChild<T extends ChildTalk> =
  | { kind: 'said'; said: T['said'] }
  | { kind: 'done'; result: T['result'] }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: string };

/** What the input of a process is to blame for, in words for who sent it. */
export class InputRefusal extends Error {}
