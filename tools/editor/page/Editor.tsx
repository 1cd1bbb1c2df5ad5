import { useEffect, useState } from 'react';
import type { Problem } from '#content/read/problem.ts';
import type { Loaded } from '../protocol.ts';
import { Actions } from './Actions.tsx';
import { FileForm } from './FileForm.tsx';
import { FileList } from './FileList.tsx';
import { focusField } from './focus-field.ts';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { useContent } from './use-content.ts';

/** Asks before a tab with changes is closed. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

function statusText(status: string, isSaving: boolean, isChanged: boolean): string {
  if (isSaving) return 'Saving…';
  return status || (isChanged ? 'Not saved yet.' : '');
}

export function Editor({ loaded }: { loaded: Loaded }) {
  const { files, drafts, problems, status, changes, ...content } = useContent(loaded);
  const [name, setName] = useState(files[0]?.name ?? '');
  const file = files.find((each) => each.name === name);
  const isChanged = changes.length > 0;
  const [hasPreview, setPreview] = useState(() => matchMedia('(width >= 90rem)').matches);
  useLeaveWarning(isChanged);

  function show(problem: Problem) {
    setName(problem.file);
    // Once the form of that file is there.
    setTimeout(() => focusField(problem.path));
  }
  return (
    <>
      <header className="bar">
        <div className="state">
          <Actions
            isChanged={isChanged}
            isSaving={content.isSaving}
            canUndo={content.canUndo}
            onSave={content.saveAll}
            onUndo={content.undo}
            onDiscard={content.discard}
            hasPreview={hasPreview}
            onPreview={() => setPreview(!hasPreview)}
          />
          <p role="status">{statusText(status, content.isSaving, isChanged)}</p>
          <Problems problems={problems} onShow={show} />
        </div>
        <FileList
          files={files}
          current={name}
          changed={changes.map((each) => each.name)}
          onChoose={setName}
        />
      </header>
      <main>
        {file && (
          <FileForm
            key={name}
            file={file}
            data={drafts[name]}
            problems={problems.filter((problem) => problem.file === name)}
            onChange={(data) => content.change(name, data)}
          />
        )}
      </main>
      {hasPreview && <Preview changes={changes} name={name} />}
    </>
  );
}
