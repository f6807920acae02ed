/** Types of the messages between a process and its child: its input, its reports and requests, the answers, its result. */
export interface ChildProtocol {
  input: unknown;
  message: unknown;
  answer: unknown;
  result: unknown;
}

export type ToChild<T extends ChildProtocol> =
  | { kind: 'input'; input: T['input'] }
  | { kind: 'answer'; answer: T['answer'] };

export type FromChild<T extends ChildProtocol> =
  | { kind: 'message'; message: T['message'] }
  | { kind: 'done'; result: T['result'] }
  | { kind: 'refused'; reason: string; error: string }
  | { kind: 'failed'; error: string };

/** An error in the input of a child process; its message is shown to the sender. */
export class InputRefusal extends Error {
  /** Name of the class of the error in the child process. */
  readonly error: string | undefined;

  constructor(message: string, error?: string) {
    super(message);
    this.error = error;
  }
}
