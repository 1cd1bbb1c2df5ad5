/** A hatched bar. It is an `svg` because its `width` attribute accepts percent. */
export function Bar({ share }: { share: string }) {
  return <svg className="plot-bar" width={share} aria-hidden="true" />;
}
