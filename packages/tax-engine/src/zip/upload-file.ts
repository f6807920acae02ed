import type { UploadSource } from './upload-source.ts';

/** A file of the upload, which can be read as often as needed. */
export interface UploadFile {
  /** Path within the upload, inner ZIPs included. */
  name: string;
  /** Time of the entry as the ZIP prints it, comparable; 0 without one. */
  time: number;
  /** Opens the content as a stream. A chunk is only valid until the next one is requested. */
  open: () => AsyncIterable<Buffer>;
  /** Finds the content, for a caller that opens it in another thread. */
  source: () => UploadSource;
  /** Length of the content, as the ZIP declares it. */
  bytes: number;
}
