/**
 * Types of the messages between a process and its child: its input, what it reports or asks, the answers, its
 * result.
 */
export interface ChildProtocol {
  input: unknown;
  said: unknown;
  answer: unknown;
  result: unknown;
}

export type ToChild<T extends ChildProtocol> =
  | { kind: 'input'; input: T['input'] }
  | { kind: 'answer'; answer: T['answer'] };

export type FromChild<T extends ChildProtocol> =
  | { kind: 'said'; said: T['said'] }
  | { kind: 'done'; result: T['result'] }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: string };

/** An error in the input of a child process; its message is shown to the sender. */
export class InputRefusal extends Error {}
