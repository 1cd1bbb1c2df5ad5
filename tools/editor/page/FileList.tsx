import type { EditableFile } from '../protocol.ts';

/** The name of the file's language, where the site has several. */
function languageOf(name: string, files: readonly EditableFile[]): string | undefined {
  const folder = (file: string) => /^content\/([\w-]+)\//.exec(file)?.[1];
  const code = folder(name);
  const hasSeveral = new Set(files.flatMap((file) => folder(file.name) ?? [])).size > 1;
  if (code === undefined || !hasSeveral) return undefined;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

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
              {[languageOf(name, files), schema.description ?? name].filter(Boolean).join(': ')}
              {changed.includes(name) && <span> (not saved)</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
