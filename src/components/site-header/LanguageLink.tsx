import './language-link.css';

/** The globe in the header: it leads to the list of languages in the footer. */
export function LanguageLink({ label }: { label: string }) {
  return (
    <a className="language-link" href="#languages">
      <svg width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M1 10h18M10 1q8 9 0 18q-8-9 0-18a9 9 0 1 0 .1 0" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
