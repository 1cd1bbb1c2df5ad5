interface ValueInSentenceProps {
  /** A sentence with one `{name}` in it. */
  sentence: string;
  value: string;
}

/** Shows the value; the words around it are hidden where the table has columns. */
export function ValueInSentence({ sentence, value }: ValueInSentenceProps) {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {value}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}
