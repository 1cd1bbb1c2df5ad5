import type { EditableFile } from '../protocol.ts';

interface FileListProps {
  files: readonly EditableFile[];
  current: string;
  /** Names of files that are not saved yet. */
  changed: readonly string[];
  onChoose: (name: string) => void;
}

/** The files to choose from, by what is in them. */
export function FileList({ files, current, changed, onChoose }: FileListProps) {
  return (
    <nav aria-label="Files">
      <ul>
        {files.map(({ name, schema }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              {schema.description ?? name}
              {changed.includes(name) && <span> (not saved)</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
