/** React's types allow `translate` on HTML elements only. */
const NAMES = { translate: 'no' };

/** The codes of the two services (OpenPassport) in the holes of the page's rosette. */
export function ServiceCodes() {
  return (
    <g {...NAMES}>
      <text y="-150">TUT</text>
      <text y="150">PAY</text>
    </g>
  );
}
