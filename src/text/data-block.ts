/** JSON for a script element; a `</script>` in the content can't end it. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
