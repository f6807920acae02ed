/** Thrown for a key that names no place inside a file storage. */
export class KeyOutsideStorage extends Error {
  constructor() {
    super('Key outside the storage');
  }
}
