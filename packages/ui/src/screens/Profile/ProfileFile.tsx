import { FileDrop, type FileKind } from '../../patterns/FileDrop/index.ts';
import type { ProfileFileName } from './ProfileScreen.types.ts';

const maxSizeBytes = 20_000_000;

const pictures: readonly FileKind[] = [
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
];

const kindsOf: Record<ProfileFileName, readonly FileKind[]> = {
  avatar: pictures,
  document_file: [...pictures, { type: 'application/pdf', label: 'PDF' }],
};

interface ProfileFileProps {
  name: ProfileFileName;
  label: string;
  /** Selected file that is not sent yet. */
  file: File | undefined;
  onChoose: (name: ProfileFileName, file: File | undefined) => void;
}

/** Renders a file of the profile, which is sent with the form. */
export function ProfileFile({ name, label, file, onChoose }: ProfileFileProps) {
  return (
    <FileDrop
      name={name}
      label={label}
      maxSizeBytes={maxSizeBytes}
      kinds={kindsOf[name]}
      files={file ? [{ id: name, name: file.name, sizeBytes: file.size, state: { status: 'waiting' } }] : []}
      onAdd={([added]) => onChoose(name, added)}
      onRemove={() => onChoose(name, undefined)}
    />
  );
}
