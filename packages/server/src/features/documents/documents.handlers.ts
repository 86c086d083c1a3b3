import { finishDeletion } from '../../audit/deletion.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { StoredFile } from '../../files/files.ts';
import { storeDocument } from '../../files/storeDocument.ts';
import { acceptQuality } from '../../http/accept.ts';
import type { Services } from '../../services/services.ts';
import { deleteDocument, findDocument, listDocuments, toDocument } from './documents.queries.ts';
import { checkNewDocument } from './documents.rules.ts';
import { findReadable } from './fileAccess.ts';

type DocumentCalls = 'getFile' | 'listDocuments' | 'addDocument' | 'getDocument' | 'deleteDocument';

/** Creates the handlers of uploaded documents and files. */
export function documentsHandlers({
  files,
  config,
}: Pick<Services, 'files' | 'config'>): Pick<Handlers, DocumentCalls> {
  return {
    async getFile(call) {
      const { params, headers } = call;
      const file = await findReadable(call, { id: params.id, files, config });
      if (!file) throw new ApiError('not_found');
      const content = await files.read(file);
      const { mediaType: contentType, fileName } = file;
      const vary = { vary: 'Accept' };
      if (wantsBytes(headers.accept, contentType)) {
        return { status: 200, file: { contentType, content, fileName }, headers: vary };
      }
      return { status: 200, body: { contentType, base64: content.toString('base64') }, headers: vary };
    },

    async listDocuments({ caller, db, query }) {
      return { status: 200, body: await listDocuments(db, caller, query) };
    },

    async addDocument({ body, caller, db, now }) {
      const { upload, typeId, name } = checkNewDocument(body);
      const details = { upload, name, typeId, ownerId: caller.accountId, now };
      const document = await db.transaction((tx) => storeDocument(tx, files, details));
      return { status: 201, body: toDocument(document) };
    },

    async getDocument({ caller, db, params }) {
      const document = await findDocument(db, caller, params.id);
      if (!document) throw new ApiError('not_found');
      return { status: 200, body: document };
    },

    async deleteDocument(call) {
      const { caller, db, params, afterCommit } = call;
      const deleted = await db.transaction(async (tx) => {
        const row = await deleteDocument(tx, caller, params.id);
        const fileIds = row ? [row.fileId] : [];
        await files.deleteRows(tx, fileIds);
        afterCommit(() => files.discard(fileIds));
        return row;
      });
      return await finishDeletion(call, 'document.delete', deleted !== undefined);
    },
  };
}

/** Returns whether the client prefers the file's own type to JSON. */
function wantsBytes(accept: string | undefined, mediaType: StoredFile['mediaType']): boolean {
  return acceptQuality(accept, mediaType) > acceptQuality(accept, 'application/json');
}
