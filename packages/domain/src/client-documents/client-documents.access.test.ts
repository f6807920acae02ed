import { expect, test } from 'vitest';
import { canClientSendDocuments, canDeleteDocument } from './client-documents.access.ts';

test('D-12 D-31 a client with a provisional password does not send', () => {
  expect(canClientSendDocuments({ mustChangePassword: true })).toBe(false);
  expect(canClientSendDocuments({ mustChangePassword: false })).toBe(true);
});

const byStaff = { id_user: 'a', id_owner: null };
const byClient = { id_user: null, id_owner: 'c' };

test.each([
  ['the sender', { id: 'a' }, byStaff, true],
  ['somebody else', { id: 'b' }, byStaff, false],
  ['staff, of a client’s', { id: 'c' }, byClient, false],
  ['the client who sent it', { id_owner: 'c' }, byClient, true],
  ['a client, of what staff sent', { id_owner: 'a' }, byStaff, false],
  ['another client', { id_owner: 'd' }, byClient, false],
])('D-31 %s deletes a document', (_, who, row, may) => {
  expect(canDeleteDocument(who, row)).toBe(may);
});
