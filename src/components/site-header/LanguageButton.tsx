/** The globe in the header: it opens the list of languages, which is in the footer (LanguageList.tsx). */
export function LanguageButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="icon-button language-button"
      popoverTarget="languages"
      aria-label={label}
    >
      <svg width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M1 10h18M10 1q8 9 0 18q-8-9 0-18a9 9 0 1 0 .1 0" />
      </svg>
    </button>
  );
}
