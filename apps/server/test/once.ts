/**
 * Calls `act` at the first `begin` only. `ended` waits for that call: the work that it holds may end before it, once a
 * renewal of its lease notices the loss.
 */
export function once(act: () => Promise<void>) {
  let acting: Promise<void> | undefined;
  const begin = async () => {
    if (acting) return;
    acting = act();
    await acting;
  };
  const ended = () => {
    if (!acting) throw new Error('The work never came to this point.');
    return acting;
  };
  return { begin, ended };
}
