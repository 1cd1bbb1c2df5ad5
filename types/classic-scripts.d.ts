/** The text of a classic inline script (tools/build/classic-scripts.ts). */
declare module '*?classic' {
  const code: string;
  export default code;
}
