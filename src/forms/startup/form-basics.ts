import type { Content } from '#content/parse.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { EmailHandoffWords } from '#forms/handoff/EmailHandoff.tsx';

/** The props of every form. They are sent to the browser as data, so they contain only what is used. */
export interface FormBasics {
  /** The business's address. */
  email: string;
  prefilled: SharedWords['form']['prefilled'];
  guard: SharedWords['guard'];
  noticeWords: SharedWords['notice'];
  handoff: EmailHandoffWords;
}

export function formBasics({ site, shared, mail }: Content): FormBasics {
  const { openAsEmail, opensApp, copied, tooLong, prefilled } = shared.form;
  return {
    email: site.email,
    prefilled,
    guard: shared.guard,
    noticeWords: shared.notice,
    handoff: {
      form: { openAsEmail, opensApp, copied, tooLong },
      copy: shared.copy,
      labels: mail.labels,
      pasteLine: mail.tooLong,
    },
  };
}
