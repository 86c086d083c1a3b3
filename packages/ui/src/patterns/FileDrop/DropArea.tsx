import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { droppedFiles } from './droppedFiles.ts';
import * as styles from './FileDrop.css.ts';

interface DropAreaProps {
  children: ReactNode;
  ref: Ref<HTMLFieldSetElement>;
  /** Called with files that are dropped on the area, or pasted while focus is inside it. */
  onFiles: (files: File[]) => void;
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Returns whether a drag moves to another element within the area. */
const staysWithin = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Renders a drop target for files. It serves pointers only; the buttons inside serve all input methods. */
export function DropArea({ children, ref, onFiles }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <fieldset
      ref={ref}
      className={styles.zone}
      data-drop-target={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => setIsOver(staysWithin(event))}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(droppedFiles(event.dataTransfer));
      }}
      onPaste={({ clipboardData }) => {
        const files = droppedFiles(clipboardData);
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </fieldset>
  );
}
