/** Asks the user to confirm their identity; false when the user declines. */
type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;
let open: Promise<boolean> | undefined;
let enrol: () => void = () => {};

/** Sets the dialog that asks. Returns the function that removes it. */
export function onIdentityAsked(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = async () => false;
  };
}

/** Asks once for all calls that are refused at the same time. */
export function confirmIdentity(): Promise<boolean> {
  open ??= ask().finally(() => {
    open = undefined;
  });
  return open;
}

/** Sets what happens when the server accepts nothing but the enrolment of a second factor. */
export function onEnrolmentRequired(handler: () => void): void {
  enrol = handler;
}

export function requireEnrolment(): void {
  enrol();
}
