import { allSpecimens } from './all-specimens.ts';

/** Every named example, grouped by component. */
export function Specimens() {
  return (
    <>
      <h1>Specimens</h1>
      {allSpecimens.map(({ file, component, specimens }) => (
        <section key={file} className="section">
          <h2>{component}</h2>
          {specimens.map(({ name, element }) => (
            <div key={name} className="specimen">
              <p className="label">{name}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
