/** The cross on a close button; the button has the accessible name. */
export function CloseSign() {
  return (
    <svg width="16" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1l14 14M15 1 1 15" />
    </svg>
  );
}
