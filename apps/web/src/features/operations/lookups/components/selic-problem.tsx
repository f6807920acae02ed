import { lookupMessages } from '../lookups.messages.ts';

/** Replaces figures that need the Selic when it is unavailable. */
export function SelicProblem() {
  return (
    <p role="alert" className="text-body text-danger">
      {lookupMessages.selicFailed}
    </p>
  );
}
