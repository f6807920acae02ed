/** Asks the user to confirm their identity; false when the user declines. */
type Ask = () => Promise<boolean>;

/** The dialog is loaded after the first paint; a call that is refused before waits for it, but not for ever. */
const mostMilliseconds = 30_000;

let ask: Ask | undefined;
const waiting: ((handler: Ask) => void)[] = [];
let open: Promise<boolean> | undefined;
let enrol: () => void = () => {};

/** Sets the dialog that asks. Returns the function that removes it. */
export function onIdentityAsked(handler: Ask): () => void {
  ask = handler;
  for (const goOn of waiting.splice(0)) goOn(handler);
  return () => {
    ask = undefined;
  };
}

/** Asks once for all calls that are refused at the same time. */
export function confirmIdentity(): Promise<boolean> {
  open ??= (ask?.() ?? askWhenShown()).finally(() => {
    open = undefined;
  });
  return open;
}

function askWhenShown(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push((handler) => resolve(handler()));
    setTimeout(resolve, mostMilliseconds, false);
  });
}

/** Sets what happens when the server accepts nothing but the enrolment of a second factor. */
export function onEnrolmentRequired(handler: () => void): void {
  enrol = handler;
}

export function requireEnrolment(): void {
  enrol();
}
