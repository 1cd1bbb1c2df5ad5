export interface InWordsProps {
  /** A sentence with one `{name}` in it. */
  sentence: string;
  value: string;
}

/** A value whose sentence is read out and, where it would be bare, shown: "Rated 4.9 out of 5". */
export function InWords({ sentence, value }: InWordsProps) {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {value}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}
