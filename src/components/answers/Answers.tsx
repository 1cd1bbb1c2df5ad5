import { RuledList } from '#components/ruled-list/RuledList.tsx';

interface AnswersProps {
  words: { heading: string; items: readonly { question: string; answer?: string | undefined }[] };
}

/** The questions that the owner has answered. Without any, there is no section. */
export function Answers({ words: { heading, items } }: AnswersProps) {
  const answered = items.flatMap(({ question: title, answer: text }) =>
    text === undefined ? [] : [{ title, text }],
  );
  if (answered.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">{heading}</h2>
      <RuledList items={answered} inColumns />
    </section>
  );
}
