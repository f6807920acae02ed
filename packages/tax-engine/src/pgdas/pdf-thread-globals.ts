import { registerHooks } from 'node:module';

/**
 * Keeps pdf.js from loading what reading text never uses, a fifth of its start: a native canvas library of 35 MB, for
 * two classes that only drawing uses, and Node's HTTP client, because it completes the prototype of `Response`.
 * Imported before pdf.js, in a thread that does nothing else.
 */
class Unused {}

class UnusedResponse {
  bytes(): void {}
}

Object.assign(globalThis, { DOMMatrix: Unused, Path2D: Unused, Response: UnusedResponse });

registerHooks({
  // Any module of Node's own: it lacks both classes, which are defined above.
  resolve: (name, context, next) =>
    name === '@napi-rs/canvas' ? { url: 'node:path', format: 'builtin', shortCircuit: true } : next(name, context),
});
