import { expect, it } from 'vitest';
import { canAnswerRequest, canClientSendDocuments, canDeleteDocument } from './client-documents.access.ts';

it('does not let a client with a provisional password send documents', { tags: ['D-12', 'D-31'] }, () => {
  expect(canClientSendDocuments({ mustChangePassword: true })).toBe(false);
  expect(canClientSendDocuments({ mustChangePassword: false })).toBe(true);
});

const byStaff = { id_user: 'a', id_owner: null };
const byClient = { id_user: null, id_owner: 'c' };

it.each([
  ['the sender', { id: 'a' }, byStaff, true],
  ['another user', { id: 'b' }, byStaff, false],
  ['staff, for a document of a client,', { id: 'c' }, byClient, false],
  ['the client who sent it', { id_owner: 'c' }, byClient, true],
  ['a client, for a document of staff,', { id_owner: 'a' }, byStaff, false],
  ['another client', { id_owner: 'd' }, byClient, false],
])('decides whether %s may delete it', { tags: ['D-31'] }, (_, who, row, may) => {
  expect(canDeleteDocument(who, row)).toBe(may);
});

it('lets the owner answer a request, and not staff', () => {
  expect(canAnswerRequest({ id_owner: 'c' })).toBe(true);
  expect(canAnswerRequest({ id: 'a' })).toBe(false);
});
