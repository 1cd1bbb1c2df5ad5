/** The numbered hours and their directions from the center; midnight is at the top. */
const HOURS = [
  { hour: '00', x: 0, y: -1 },
  { hour: '06', x: 1, y: 0 },
  { hour: '12', x: 0, y: 1 },
  { hour: '18', x: -1, y: 0 },
];

/** The distance of the numbers from the center, in view box units of the rosette. */
const RADIUS = 340;

/** A 24-hour dial on the rosette. Its hand is at the visitor's hour, which a script sets. */
export function Dial() {
  return (
    <>
      {HOURS.map(({ hour, x, y }) => (
        <text key={hour} className="dial-hour" x={RADIUS * x} y={RADIUS * y}>
          {hour}
        </text>
      ))}
      <path className="dial-hand" d="M-8-30 0-310 8-30z" />
    </>
  );
}
