// The package's main file also loads a validator, which is not needed here.
import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import type { Problem } from '#content/read/problem.ts';
import type { EditableFile } from '../protocol.ts';
import { EntryTemplate } from './EntryTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ID_PREFIX } from './focus-field.ts';
import { GroupTemplate } from './GroupTemplate.tsx';
import { ListTemplate } from './ListTemplate.tsx';
import { TextWidget } from './TextWidget.tsx';
import { YesNoWidget } from './YesNoWidget.tsx';

/** The build's rules check the content when it is saved; the form itself validates nothing. */
const validator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

/** The messages, each at its field. */
function errorsAtFields(problems: readonly Problem[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { path, message } of problems) {
    let at: ErrorSchema = errors;
    for (const key of path) {
      at[key] ??= {};
      at = at[key];
    }
    at.__errors = [...(at.__errors ?? []), message];
  }
  return errors;
}

interface FileFormProps {
  file: EditableFile;
  data: unknown;
  problems: readonly Problem[];
  onChange: (data: unknown) => void;
}

/** The form of a file: its fields come from the file's schema alone. */
export function FileForm({ file, data, problems, onChange }: FileFormProps) {
  return (
    <>
      <h1>{file.schema.description}</h1>
      <p className="file-name">{file.name}</p>
      <p className="hint">
        Type no quotes around a text: the file gets its own. A name in braces, as {'{brand}'},
        stands for a fact.
      </p>
      <Form
        tagName="div"
        idPrefix={ID_PREFIX}
        schema={file.schema}
        formData={data}
        validator={validator}
        extraErrors={errorsAtFields(problems)}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        templates={{
          ArrayFieldItemTemplate: EntryTemplate,
          ArrayFieldTemplate: ListTemplate,
          FieldTemplate,
          ObjectFieldTemplate: GroupTemplate,
        }}
        widgets={{ TextWidget, CheckboxWidget: YesNoWidget }}
        onChange={({ formData }) => onChange(asWritten(formData))}
      >
        <span />
      </Form>
    </>
  );
}

/** Removes keys that have no value and that nobody emptied: YAML can't hold them. */
function asWritten(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}
