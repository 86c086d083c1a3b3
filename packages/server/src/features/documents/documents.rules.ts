import { invalidField } from '../../errors/apiError.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { documentTypes, findChoice } from '../../lists/choices.ts';

const longestName = 120;

/** Returns the name and type of an upload. Throws `invalid`. */
export function checkNewDocument({
  document_file: upload,
  document_type: typeId,
  name = upload.filename,
}: {
  document_file: UploadedFile;
  document_type: string;
  name?: string;
}): { upload: UploadedFile; typeId: string; name: string } {
  const trimmed = [...name.trim()].slice(0, longestName).join('');
  if (trimmed === '') throw invalidField('name', 'This is needed.');
  if (!findChoice(documentTypes, typeId)) {
    throw invalidField('document_type', 'Choose one of the offered values.');
  }
  return { upload, typeId, name: trimmed };
}
